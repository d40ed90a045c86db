import { Switch } from '@mantine/core';

interface IgnoredSwitchProps {
  /** How many findings are ignored. Without one there is no switch. */
  count: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Shows the findings that the person chose to ignore, or hides them again. */
export function IgnoredSwitch({ count, checked, onChange }: IgnoredSwitchProps) {
  if (count === 0) return null;
  return (
    <Switch
      mb={8}
      label={`Mostrar ignorados (${count})`}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
