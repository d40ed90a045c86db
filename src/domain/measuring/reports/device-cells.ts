export type Device = 'mobile' | 'desktop' | 'tablet' | 'tv';

/** As the interface calls them. */
export const deviceNames: Readonly<Record<Device, string>> = {
  mobile: 'celular',
  desktop: 'computador',
  tablet: 'tablet',
  tv: 'TV',
};

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
