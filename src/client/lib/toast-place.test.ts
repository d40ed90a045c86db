import { describe, expect, test } from 'vitest';
import { type Box, freePlace } from './toast-place.ts';

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const wide = { width: 1280, height: 800 };
const box = (left: number, top: number, width = 100, height = 40): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const feedbackBar = box(0, 785, 390, 59);

describe('the place of a toast 100 px high', () => {
  const cases: [string, typeof phone, Box[], Box[], string][] = [
    ['the bottom of a phone', phone, [], [], 'bottom-center 16'],
    ['above the Feedback button of a phone', phone, [feedbackBar], [], 'bottom-center 72'],
    ['above a heading near the end of a phone', phone, [box(20, 740)], [], 'bottom-center 128'],
    ['below a heading that leaves room for it', phone, [box(20, 688)], [], 'bottom-center 16'],
    ['the top when headings fill the end of a phone', phone, [box(20, 500, 300, 340)], [], 'top-center 72'],
    ['the top right from 768 px on, below the header', tablet, [], [], 'top-right 72'],
    ['the top right beside a heading', wide, [box(300, 40, 400)], [], 'top-right 16'],
    ['the bottom when a heading is at the top right', wide, [box(900, 40, 200)], [], 'bottom-right 16'],
    ['the middle when both corners hold one', wide, [box(900, 40), box(900, 700)], [], 'bottom-center 16'],
    [
      'the corner with fewer controls',
      wide,
      [],
      [box(900, 20), box(1000, 20), box(900, 450, 100, 330), box(500, 700), box(600, 700)],
      'bottom-right 16',
    ],
    [
      'a corner with a control before one with a heading',
      wide,
      [box(900, 500, 100, 300)],
      [box(900, 20), box(500, 700), box(600, 700)],
      'top-right 16',
    ],
    ['the first when each covers something', phone, [box(0, 0, 390, 844)], [], 'bottom-center 16'],
    ['the first although a control touches its edge', wide, [], [box(764, 40)], 'top-right 16'],
  ];
  test.each(cases)('%s', (_, screen, kept, spared, expected) => {
    const { position, offset } = freePlace({ screen, height: 100, kept, spared });
    expect(`${position} ${offset}`).toBe(expected);
  });
});
