import { expect, it } from 'vitest';
import { describeBrowser } from './user-agent.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/130.0.0.0`, 'Edge · Windows'],
  [`Mozilla/5.0 (Linux; Android 14; SM-S911B) ${chrome}`, 'Chrome · Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox · Linux'],
  ['Firefox/132.0', 'Firefox'],
  ['curl/8.5.0 (Linux)', 'navegador · Linux'],
  ['', 'navegador desconhecido'],
  ['<script>alert(1)</script> evil.com', 'navegador desconhecido'],
])('%s is described as %s', (userAgent, words) => {
  expect(describeBrowser(userAgent)).toBe(words);
});
