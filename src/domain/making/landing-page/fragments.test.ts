import { expect, it } from 'vitest';
import { checkPage } from './check-page.ts';
import { parsePage } from './parse-page.ts';
import { fragments } from './testing/fragments.ts';

it.each(fragments)('$code is found in $html: $isFound', async ({ code, isFound, html, language }) => {
  const { findings } = await checkPage(parsePage(`<body>${html}</body>`), {
    sheet: language === undefined ? {} : { kind: 'nutra', language },
    url: 'https://packandpaddock.example/products/switchback',
  });
  expect(findings.some((finding) => finding.code === code)).toBe(isFound);
});
