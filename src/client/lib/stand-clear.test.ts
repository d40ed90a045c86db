import { expect, it } from 'vitest';
import { clearOffset } from './stand-clear.ts';

/** A toast at the bottom right of a window of 1280 × 800, beside a menu 256 wide. */
const toast = { left: 864, right: 1264, top: 720, bottom: 784 };
const box = (left: number, top: number, width = 100, height = 36) => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});
const column = (left: number) => Array.from({ length: 20 }, (_, at) => box(left, at * 40));

it.each([
  ['stays where nothing is', [], { lift: 0, shift: 0, isInTheWay: false }],
  ['stays beside a button', [box(300, 740)], { lift: 0, shift: 0, isInTheWay: false }],
  ['stands above a button', [box(1000, 740)], { lift: 52, shift: 0, isInTheWay: false }],
  [
    'stands above two buttons without room between',
    [box(1000, 740), box(1000, 660)],
    { lift: 132, shift: 0, isInTheWay: false },
  ],
  ['stands between two buttons', [box(1000, 740), box(1000, 600)], { lift: 52, shift: 0, isInTheWay: false }],
  ['goes to the middle beside a column of buttons', column(1100), { lift: 0, shift: 296, isInTheWay: false }],
  [
    'goes to the left beside two columns',
    [...column(1100), ...column(900)],
    { lift: 0, shift: 592, isInTheWay: false },
  ],
  [
    'covers as little as it can where no place is free',
    [...column(1100).toSpliced(10, 1), ...column(700), ...column(400)],
    { lift: 352, shift: 0, isInTheWay: true },
  ],
  [
    'stays where no place is free',
    [...column(1100), ...column(700), ...column(400)],
    { lift: 0, shift: 0, isInTheWay: true },
  ],
])('a toast %s', (_, controls, expected) => {
  expect(clearOffset(toast, controls, 256)).toEqual(expected);
});

it.each([
  [
    'under a bar that is not at the bottom',
    [box(296, 588, 944, 58)],
    { lift: -80, shift: 0, isInTheWay: false },
  ],
  ['above a bar that is', [box(296, 726, 944, 58)], { lift: 0, shift: 0, isInTheWay: false }],
])('a toast that leaves room for a bar stands %s', (_, controls, expected) => {
  const raised = { ...toast, top: 640, bottom: 704 };
  expect(clearOffset(raised, controls, 256, 80)).toEqual(expected);
});
