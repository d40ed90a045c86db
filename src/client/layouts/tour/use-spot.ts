import { useLayoutEffect, useState } from 'react';

export interface Spot {
  top: number;
  left: number;
  width: number;
  height: number;
}

const MARGIN = 4;

/** Where the first visible one of these elements is on screen. Null when none is visible. */
export function useSpot(selectors: readonly string[]): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  useLayoutEffect(() => {
    const found = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]).find(isOnScreen);
    found?.scrollIntoView({ block: 'nearest' });
    const measure = () => setSpot(found ? spotOf(found) : null);
    measure();
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure, { capture: true });
    };
  }, [selectors]);
  return spot;
}

/** On a phone the sidebar is there, but beside the screen. */
function isOnScreen(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return element.checkVisibility() && right > 0 && left < window.innerWidth;
}

function spotOf(element: Element): Spot {
  const { top, left, width, height } = element.getBoundingClientRect();
  return {
    top: top - MARGIN,
    left: left - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  };
}
