import { Text, VisuallyHidden } from '@mantine/core';
import { percentText } from '#domain/shared/numbers.ts';

/** `▲ 8%`, with a colour where the change is good or bad. The arrow says it without colour, and a word says it aloud. */
export function ChangeText({ share, isGoodUp }: { share: number | null; isGoodUp: boolean | null }) {
  const text = shareText(share);
  const isGood = share === null || text === 'igual' || isGoodUp === null ? null : share > 0 === isGoodUp;
  return (
    <Text span size="xs" fw={600} c={isGood === null ? 'dimmed' : isGood ? 'var(--faisca-done)' : 'red'}>
      {share !== null && text !== 'igual' && (
        <VisuallyHidden>{share > 0 ? 'subiu ' : 'caiu '}</VisuallyHidden>
      )}
      <ArrowText text={text} />
    </Text>
  );
}

/** A screen reader would say "triangle" for the arrow. */
function ArrowText({ text }: { text: string }) {
  const [arrow = '', ...rest] = text.split(' ');
  if (rest.length === 0) return text;
  return (
    <>
      <span aria-hidden="true">{arrow} </span>
      {rest.join(' ')}
    </>
  );
}

export function shareText(share: number | null): string {
  if (share === null) return '';
  const percent = Math.round(share * 100);
  if (percent === 0) return 'igual';
  return `${percent > 0 ? '▲' : '▼'} ${percentText(Math.abs(percent))}`;
}
