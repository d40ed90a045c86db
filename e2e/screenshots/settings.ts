import { join } from 'node:path';

/** Variables limit the run to some screens: see CONTRIBUTING.md. */
const read = (name: string, usual: string) => (process.env[name] ?? usual).split(',');

export const widths = read('WIDTHS', '390,1024,1280,1920').map(Number);
export const isPhone = (width: number) => width < 600;
export const colorSchemes = read('THEMES', 'light,dark').filter(
  (theme): theme is 'light' | 'dark' => theme === 'light' || theme === 'dark',
);
/** Only screens whose name matches this pattern. */
export const chosenScreens = new RegExp(process.env['SCREENS'] ?? '');

export const folder = join(process.cwd(), 'screenshots');

export interface Shot {
  name: string;
  width: number;
  colorScheme: string;
}

export function shotFile({ name, width, colorScheme }: Shot): string {
  return `${name}-${colorScheme}-${width}.png`;
}
