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

/** The page of each drawn screen, by its address: `vite.prerender.ts` writes them. */
export function readScreens(clientRoot: string): Readonly<Record<string, string>> {
  const file = join(clientRoot, 'prerendered.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}
