import type { Seen } from '../finding-codes.ts';
import type { Reading } from '../reading.ts';
import { findCountdown } from './countdown.ts';
import { findScriptedNumbers } from './scripted-numbers.ts';
import { findStock } from './stock.ts';

/** Clocks that start again and counts that nobody can check. */
export function findPressure(reading: Reading): Seen[] {
  const scripted = findScriptedNumbers(reading);
  return [...findCountdown(reading, scripted), ...findStock(reading, scripted)];
}
