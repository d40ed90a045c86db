import { Text } from '@mantine/core';
import { numberText } from '#domain/shared/numbers.ts';

/** `▲ 8%`, with a colour where the change is good or bad. The arrow says it without colour. */
export function ChangeText({ share, isGoodUp }: { share: number | null; isGoodUp: boolean | null }) {
  const text = shareText(share);
  const isGood = share === null || share === 0 || isGoodUp === null ? null : share > 0 === isGoodUp;
  return (
    <Text span size="xs" fw={600} c={isGood === null ? 'dimmed' : isGood ? 'var(--faisca-done)' : 'red'}>
      {text}
    </Text>
  );
}

export function shareText(share: number | null): string {
  if (share === null) return '';
  const percent = Math.round(share * 100);
  if (percent === 0) return 'igual';
  return `${percent > 0 ? '▲' : '▼'} ${numberText(Math.abs(percent))}%`;
}
