import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a visitor sees at an address: the screen comes drawn, before any script. The other addresses that ask for a
 * session show the form too, once the page's script has come.
 */
export const visitorScreens: Readonly<Record<string, string>> = {
  '/': '/login',
  '/login': '/login',
  '/register': '/register',
  '/pricing': '/login',
  '/dashboard': '/login',
};

/** Pages by address: `vite.prerender.ts` writes them. */
interface DrawnPages {
  /** A visitor's screens. */
  screens: Readonly<Record<string, string>>;
  /** A signed-in person's rooms. One that ends with a slash stands for all addresses below it. */
  rooms: Readonly<Record<string, string>>;
}

export function readDrawnPages(clientRoot: string): DrawnPages {
  const file = join(clientRoot, 'prerendered.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as DrawnPages)
    : { screens: {}, rooms: {} };
}
