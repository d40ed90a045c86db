import { useLayoutEffect, useState } from 'react';

export interface Spot {
  top: number;
  left: number;
  width: number;
  height: number;
}

const MARGIN = 4;

/**
 * Where the first visible one of these elements is on screen. Null when none is visible. It is measured in each frame: no
 * event reports every move, such as that of the content when the sidebar opens or a panel above arrives.
 */
export function useSpot(selectors: readonly string[]): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  useLayoutEffect(() => {
    let shown: Element | undefined;
    let frame = 0;
    const follow = () => {
      const found = selectors
        .flatMap((selector) => [...document.querySelectorAll(selector)])
        .find(isOnScreen);
      if (found !== shown) found?.scrollIntoView({ block: 'nearest' });
      shown = found;
      const now = found ? spotOf(found) : null;
      setSpot((before) => (isSame(before, now) ? before : now));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [selectors]);
  return spot;
}

function isSame(a: Spot | null, b: Spot | null): boolean {
  if (a === null || b === null) return a === b;
  return a.top === b.top && a.left === b.left && a.width === b.width && a.height === b.height;
}

/** On a phone the sidebar exists, but outside the screen. */
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
