import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type PageName, pageNames, pages } from '#domain/pages/pages.ts';
import { root } from './set-up.mjs';

/** Pages without a picture of their own, each with the reason. */
const withoutPicture: Partial<Record<PageName, string>> = {
  changeEmail: 'needs the link of a letter, and shows what confirmEmail shows',
  stopMorning: 'needs the link of a letter, and shows what confirmEmail shows',
};

const folder = join(root, 'e2e', 'screenshots');
const lists = readdirSync(folder)
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

/** `e2e/screenshots/screens.ts` adds all other pages by itself. */
const listedByHand = pageNames.filter(
  (name) => pages[name].guard === 'letter' || pages[name].path.includes(':'),
);

it.each(listedByHand.filter((name) => withoutPicture[name] === undefined))(
  'the page %s has a picture',
  (name) => {
    const fixed = pages[name].path.replace(/:.*/, '');
    expect(["'", '`'].some((quote) => lists.includes(quote + fixed))).toBe(true);
  },
);
