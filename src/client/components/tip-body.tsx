import { Tooltip, type TooltipProps } from '@mantine/core';

interface TipBodyProps extends Omit<TooltipProps, 'children' | 'target'> {
  id: string;
  target: HTMLElement;
}

export function TipBody({ id, label, ...props }: TipBodyProps) {
  return <Tooltip {...props} label={<span id={id}>{label}</span>} />;
}
