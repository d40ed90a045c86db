import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'hono/html';
import { screens } from './screens.ts';
import { colorSchemes, folder, shotFile, widths } from './settings.ts';

/** Writes `index.html` beside the pictures: a row for each screen, each picture a link to its full size. */
export default async function writeContactSheet(): Promise<void> {
  if (!existsSync(folder)) return; // npm run pictures takes none of them
  const rows = screens.map(({ name }) => {
    const files = colorSchemes
      .flatMap((colorScheme) => widths.map((width) => shotFile({ name, width, colorScheme })))
      .filter((file) => existsSync(join(folder, file)));
    return html`<section>
      <h2>${name}</h2>
      ${files.map((file) => html`<a href="${file}"><img src="${file}" alt="${file}" loading="lazy" /></a>`)}
    </section>`;
  });
  const page = await html`<!doctype html>
    <meta charset="utf-8" />
    <title>Faísca: todas as telas</title>
    <style>
      img {
        height: 320px;
        max-width: 480px;
        object-fit: cover;
        object-position: top;
        border: 1px solid #999;
      }
    </style>
    ${rows}`;
  writeFileSync(join(folder, 'index.html'), page.toString());
}
