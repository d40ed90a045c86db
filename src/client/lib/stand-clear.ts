/** In pixels. */
const GAP = 8;
/** Where a toast takes the whole width, so that it is often in the way. */
const PHONE = '(max-width: 47.99em)';
/** What a person presses, and what asks to be read first. */
const CONTROLS =
  'a[href], button, input, select, summary, [role="menuitem"], [role="option"], [data-clear-of-toasts]';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

interface Offset {
  /** How far above its usual place, in pixels. */
  lift: number;
  /** How far to the left of it. */
  shift: number;
  /** Whether no place is free, so that it covers a control. */
  isInTheWay: boolean;
}

/**
 * The lowest place of a toast where it covers no control: at its usual side, then in the middle and at the left of the
 * page. Where there is none, the place at the usual side where least is covered.
 * @param below the room under the usual place: a bar that stays at the bottom once the page is long enough.
 */
export function clearOffset(usual: Box, controls: readonly Box[], pageLeft: number, below = 0): Offset {
  const room = usual.left - pageLeft - 2 * GAP;
  for (const shift of room > 0 ? [0, room / 2, room] : [0]) {
    const inColumn = controls.filter(
      ({ left, right }) => left < usual.right - shift + GAP && right > usual.left - shift - GAP,
    );
    const moved = { ...usual, left: usual.left - shift, right: usual.right - shift };
    const lift = liftsFrom(0 - below, moved, inColumn).find((each) => covered(moved, inColumn, each) === 0);
    if (lift !== undefined) return { lift, shift, isInTheWay: false };
  }
  const [lift = 0] = liftsFrom(0 - below, usual, controls).toSorted(
    (one, other) => covered(usual, controls, one) - covered(usual, controls, other),
  );
  return { lift, shift: 0, isInTheWay: true };
}

/** The lowest first: the lowest place, the usual one, and right above each control. */
function liftsFrom(lowest: number, usual: Box, controls: readonly Box[]): number[] {
  return [lowest, 0, ...controls.map(({ top }) => usual.bottom - top + GAP)]
    .filter((lift) => (lift >= 0 || lift === lowest) && usual.top - lift >= GAP)
    .sort((one, other) => one - other);
}

/** How much of the controls lies under a toast, in square pixels. */
function covered(usual: Box, controls: readonly Box[], lift: number): number {
  return controls.reduce((sum, { left, right, top, bottom }) => {
    const width = Math.min(right, usual.right) - Math.max(left, usual.left);
    const height = Math.min(bottom, usual.bottom - lift) - Math.max(top, usual.top - lift);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);
}

/**
 * Moves the region of toasts to where they cover no control. Once it has a place, it does not run away from a pointer or
 * the focus.
 */
export function standClear(region: HTMLElement): void {
  const now = { lift: Number(region.dataset['lift'] ?? 0), shift: Number(region.dataset['shift'] ?? 0) };
  const box = region.getBoundingClientRect();
  const isPlaced = region.dataset['placed'] !== undefined;
  if (box.height === 0 || (isPlaced && isHeldByPerson(region))) return;
  const usual = {
    left: box.left + now.shift,
    right: box.right + now.shift,
    top: box.top + now.lift,
    bottom: box.bottom + now.lift,
  };
  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => isInSight(control, region))
    .map((control) => control.getBoundingClientRect());
  const pageLeft = document.querySelector('main')?.getBoundingClientRect().left ?? 0;
  const below = Math.max(0, innerHeight - 2 * GAP - usual.bottom);
  const { lift, shift, isInTheWay } = clearOffset(usual, controls, pageLeft, below);
  const isHeld = isInTheWay && matchMedia(PHONE).matches && region.querySelector('[data-can-wait]') !== null;
  Object.assign(region.dataset, { placed: '', lift, shift, inTheWay: isInTheWay, held: isHeld });
  region.style.translate = lift === 0 && shift === 0 ? '' : `${-shift}px ${-lift}px`;
}

/** A touched place stays "hovered" on a phone, so there a finger holds nothing. */
function isHeldByPerson(region: HTMLElement): boolean {
  return (
    region.matches(':focus-within') || (matchMedia('(hover: hover)').matches && region.matches(':hover'))
  );
}

/** A person can press it: nothing but a toast lies over its middle. */
function isInSight(control: Element, region: HTMLElement): boolean {
  if (region.contains(control)) return false;
  const { left, top, width, height } = control.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (width === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  const upper = document.elementsFromPoint(x, y).find((element) => !region.contains(element));
  return upper !== undefined && (control.contains(upper) || upper.contains(control));
}
