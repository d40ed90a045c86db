import { useMantineColorScheme } from '@mantine/core';

/** The theme on screen, and the change to the other one. */
export function useScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isDark =
    colorScheme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : colorScheme === 'dark';
  return {
    isDark,
    label: isDark ? 'Tema claro' : 'Tema escuro',
    change: () => setColorScheme(isDark ? 'light' : 'dark'),
  };
}
