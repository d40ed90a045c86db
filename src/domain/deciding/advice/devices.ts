import type { Device } from './facts.ts';

/** In the three languages of the reports. */
const names: readonly (readonly [Device, RegExp])[] = [
  ['tv', /\btv\b|televis/iu],
  ['tablet', /tablet/iu],
  ['mobile', /mobile|m[óo]vil|celular|smartphone|dispositivos? m[óo]ve/iu],
  ['desktop', /computer|computador|ordenador|desktop/iu],
];

/** Null for words that we do not know, such as `Other`. */
export function readDevice(cell: string): Device | null {
  return names.find(([, pattern]) => pattern.test(cell))?.[0] ?? null;
}
