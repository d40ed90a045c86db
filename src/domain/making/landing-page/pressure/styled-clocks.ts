const KEYFRAMES = /@(?:-webkit-)?keyframes\s+([\w-]{1,60})\s*\{/giu;
/** What runs out in an animation: a bar, or a number that the style counts. */
const RUNS_OUT = /width\s*:\s*0|scalex\(\s*0|--[\w-]+\s*:\s*0|stroke-dashoffset|content\s*:\s*['"]|inset/iu;
const MOST_OF_AN_ANIMATION = 400;
const MOST_ANIMATIONS = 40;
const FEWEST_SECONDS = 60;

/** Whether a style lets something run out in minutes from the moment the page opens. */
export function hasStyledClock(styles: readonly string[]): boolean {
  const all = styles.join('\n');
  return [...all.matchAll(KEYFRAMES)]
    .slice(0, MOST_ANIMATIONS)
    .filter(({ 0: { length }, index }) => {
      const rest = all.slice(index + length, index + length + MOST_OF_AN_ANIMATION);
      const [own = ''] = rest.split(/\}\s*\}/u);
      return RUNS_OUT.test(own);
    })
    .some(([, name = '']) => secondsOf(all, name) >= FEWEST_SECONDS);
}

function secondsOf(style: string, name: string): number {
  const uses = new RegExp(
    `animation(?:-name)?\\s*:[^;}]{0,120}(?<![\\w-])${name}(?![\\w-])[^;}]{0,120}`,
    'giu',
  );
  return Math.max(
    0,
    ...[...style.matchAll(uses)].flatMap(([use]) =>
      [...use.matchAll(/(?<![\w.-])(\d{1,6})s(?!\w)/gu)].map(([, seconds]) => Number(seconds)),
    ),
  );
}
