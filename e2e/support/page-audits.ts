import type { Page } from '@playwright/test';

/** What a person can point at. */
const targets =
  'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=option], [role=menuitem], [role=tab]';

/**
 * Finds what a narrow screen cuts off or pushes out. Only tables, rows of tabs, text fields and enlarged pictures may scroll
 * sideways (WCAG 1.4.10).
 */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const describe = (element: Element) =>
      `${element.getBoundingClientRect().right.toFixed(0)} px: ${element.outerHTML.slice(0, 160)}`;
    const scrolls = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth + 1;
    const mayScroll = (element: Element) =>
      element.matches('nav, [role=tablist], textarea, input, pre, :has(> img)') ||
      element.querySelector('table') !== null;
    const found: string[] = [];
    const walk = (element: Element): void => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
      if (element.matches('[aria-hidden=true]')) return;
      if (scrolls(element)) {
        if (!mayScroll(element)) found.push(`scrolls sideways: ${describe(element)}`);
        return;
      }
      const { left, right, width: own, height } = element.getBoundingClientRect();
      const isHidden = own <= 1 || height <= 1;
      if (!isHidden && (right > width + 1 || left < -1)) found.push(describe(element));
      else for (const child of element.children) walk(child);
    };
    for (const child of document.body.children) walk(child);
    const whole = document.documentElement.scrollWidth;
    return whole > width ? [`the page is ${whole} px wide`, ...found] : found;
  });
}

/** Finds words of the program in what a person reads: a value that was missing where a text was put together. */
export async function findStrayValues(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return text.match(/.{0,40}(?:\b(?:null|undefined|NaN|Infinity|Invalid Date)\b|\[object \w+\])/gu) ?? [];
}

/**
 * Finds targets that are smaller than `size`, measured where a pointer hits them, which includes their label. Other
 * targets may not be that near either. A link inside a sentence may be smaller (WCAG 2.5.8).
 */
export function findSmallTargets(page: Page, size: number): Promise<string[]> {
  return page.locator(targets).evaluateAll((elements, least) => {
    const isInSentence = (element: Element) =>
      element.matches('a, button') &&
      getComputedStyle(element).display.startsWith('inline') &&
      (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length;
    const boxOf = (element: Element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const wrapper = element.closest('.mantine-Input-wrapper');
      const boxes = [element, wrapper ?? element, label ?? element].map((part) =>
        part.getBoundingClientRect(),
      );
      return {
        width: Math.max(...boxes.map((box) => box.width)),
        height: Math.max(...boxes.map((box) => box.height)),
      };
    };
    /** Whether a pointer at this distance from the middle still hits the target. */
    const isHit = (element: Element): boolean => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const reach = least / 2 - 1;
      return [
        [0, -reach],
        [0, reach],
        [-reach, 0],
        [reach, 0],
      ].every(([x = 0, y = 0]) => {
        const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
        return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
      });
    };
    return elements
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true], [inert]'))
      .map((element) => ({ element, ...boxOf(element) }))
      .filter(({ width, height }) => width > 0 && Math.min(width, height) < least - 0.5)
      .filter(({ element }) => !isInSentence(element) && !isHit(element))
      .map(
        ({ width, height, element }) =>
          `${width.toFixed(0)}x${height.toFixed(0)} ${element.outerHTML.slice(0, 200)}`,
      );
  }, size);
}

/** Focuses every control, downwards and upwards, and finds those that something else covers (WCAG 2.4.11). */
export function findCoveredFocus(page: Page): Promise<string[]> {
  return page.locator(`:is(${targets}, [tabindex="0"])`).evaluateAll(async (elements) => {
    const isReachable = (element: Element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [role=combobox]') && // the list of a combobox opens over other controls
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const isCovered = (element: HTMLElement): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return ![0.1, 0.5, 0.9]
        .flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const))
        .some(([x, y]) => {
          const hit = document.elementFromPoint(x, y);
          return (
            hit !== null &&
            (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element)
          );
        });
    };
    const dialog = document.querySelector('[role=dialog]');
    const reachable = elements.filter(isReachable).filter((element) => !dialog || dialog.contains(element));
    const found = new Set<string>();
    for (const element of [...reachable, ...reachable.toReversed()]) {
      element.focus();
      if (!isCovered(element)) continue;
      await new Promise(requestAnimationFrame); // the tooltip of the last control goes away
      await new Promise(requestAnimationFrame);
      if (document.activeElement === element && isCovered(element))
        found.add(element.outerHTML.slice(0, 200));
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return [...found];
  });
}

/** Focuses every control by script after a key was pressed, and finds those without an outline (WCAG 2.4.7). */
export function findFaintFocus(page: Page): Promise<string[]> {
  return page.locator(`:is(${targets})`).evaluateAll(async (elements) => {
    const found: string[] = [];
    for (const element of elements) {
      if (!(element instanceof HTMLElement) || element.tabIndex < 0) continue;
      if (!element.checkVisibility() || element.matches(':disabled')) continue;
      element.focus();
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      const drawn = [element, element.nextElementSibling].filter((part) => part !== null);
      const isOutlined = drawn.some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part);
        return outlineStyle !== 'none' && outlineWidth !== '0px';
      });
      if (!isOutlined) found.push(element.outerHTML.slice(0, 200));
    }
    return found;
  });
}
