import type { Locator } from '@playwright/test';

/**
 * The keystroke-level model of Card, Moran and Newell (The Psychology of Human-Computer Interaction, 1983), in seconds:
 * an average person at the keyboard, who thinks before each action and looks at each new screen.
 */
const seconds = {
  /** A key, by a typist of 40 words a minute. */
  key: 0.28,
  /** Pointing with the mouse. */
  point: 1.1,
  /** Pressing and releasing the button. */
  press: 0.2,
  /** A hand from mouse to keyboard, or back. */
  home: 0.4,
  /** Deciding what to do next. */
  think: 1.35,
  /** Looking over a screen that was just opened. Our own addition, and generous. */
  look: 3,
};

/** The machine's part is what the script took, times this: a home computer and a far server are slower. */
const SLOWER = 2;
/** Seconds. A busy machine that runs the tests says nothing of a person's, so more is not counted. */
const LONGEST_WAITS = 60;

/** Drives the page as a person would, and counts clicks, fields, keys and screens. */
export function person() {
  const done = { clicks: 0, fields: 0, keys: 0, screens: 0 };
  const started = performance.now();

  return {
    done,
    click: async (target: Locator): Promise<void> => {
      done.clicks += 1;
      await target.click();
    },
    /** Clicks into the field and types. */
    type: async (target: Locator, text: string): Promise<void> => {
      done.fields += 1;
      done.keys += text.length;
      await target.fill(text);
    },
    look: (): void => {
      done.screens += 1;
    },
    /** The time that a person would have needed so far. */
    reckon: (): number => {
      const { clicks, fields, keys, screens } = done;
      const { key, point, press, home, think, look } = seconds;
      const hand = (clicks + fields) * (think + point + press) + fields * 2 * home + keys * key;
      const machine = ((performance.now() - started) / 1000) * SLOWER;
      return hand + screens * look + Math.min(machine, LONGEST_WAITS);
    },
  };
}
