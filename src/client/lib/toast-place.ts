export interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

interface ScreenSize {
  width: number;
  height: number;
}

/** A corner or side of the screen, and the distance in pixels from its top or bottom edge. */
export interface ToastPlace {
  position: 'top-right' | 'bottom-right' | 'bottom-center' | 'top-center';
  offset: number;
}

/** What a place is chosen for. Sizes in CSS pixels. */
interface ToastRoom {
  screen: ScreenSize;
  /** The height of the toast. */
  height: number;
  /** What it must not cover: headings, the control just used, the Feedback button. */
  kept: readonly Box[];
  /** Other controls: of two places, the one that covers fewer is better. */
  spared?: readonly Box[];
}

export const TOAST_WIDTH = 400;
/** Below this width a toast is as wide as the screen. */
const WIDE_FROM = 768;
/** Below this width a header of this height is above the page. */
const HEADER_BELOW = 992;
const HEADER = 56;
const MARGIN = 16;

/** The best place for a toast; the first one when each of them covers something that must stay visible. */
export function freePlace({ screen, height, kept, spared = [] }: ToastRoom): ToastPlace {
  const [first, ...others] = placesOf(screen);
  const cost = (place: ToastPlace) => {
    const box = boxOf(place, screen, height);
    const covers = (other: Box) => overlaps(box, other);
    return kept.some(covers) ? Infinity : spared.filter(covers).length;
  };
  return others.reduce((best, place) => (cost(place) < cost(best) ? place : best), first);
}

/** The places in the order of preference. */
function placesOf({ width }: ScreenSize): readonly [ToastPlace, ...ToastPlace[]] {
  const top = width < HEADER_BELOW ? HEADER + MARGIN : MARGIN;
  const raised = (position: ToastPlace['position']) => [72, 128, 184].map((offset) => ({ position, offset }));
  if (width < WIDE_FROM) {
    const centre = 'bottom-center';
    return [{ position: centre, offset: MARGIN }, ...raised(centre), { position: 'top-center', offset: top }];
  }
  return [
    { position: 'top-right', offset: top },
    { position: 'bottom-right', offset: MARGIN },
    { position: 'bottom-center', offset: MARGIN },
    ...raised('bottom-right'),
  ];
}

function boxOf({ position, offset }: ToastPlace, screen: ScreenSize, height: number): Box {
  const width = Math.min(TOAST_WIDTH, screen.width - 2 * MARGIN);
  const left = position.endsWith('right') ? screen.width - MARGIN - width : (screen.width - width) / 2;
  const top = position.startsWith('top') ? offset : screen.height - offset - height;
  return { top, left, right: left + width, bottom: top + height };
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
