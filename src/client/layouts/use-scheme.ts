import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

/** The theme on screen, and the change to the other one. */
export function useScheme() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  return {
    isDark,
    label: isDark ? 'Tema claro' : 'Tema escuro',
    change: () => setColorScheme(isDark ? 'light' : 'dark'),
  };
}
