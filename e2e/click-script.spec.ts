import { readFile, stat } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';

const GCLID = 'Cj0KCQjwExemploFicticio0000000000';
const SCRIPT = 'public/clique.js';
/** What a strict page of a seller allows: its own scripts, and a picture's call. */
const POLICY = "default-src 'self'; script-src 'self'; img-src https: http:; connect-src 'none'";
const SITE = 'https://pagina.example';

const html = (parameters: string) => `<!doctype html><title>Oferta</title>
  <a id="offer" href="https://pay.hotmart.com/X1?checkoutMode=10">Comprar</a>
  <a id="other" href="https://outra.example/">Outra</a>
  <script src="/clique.js" data-dominios="pay.hotmart.com, hop.clickbank.net" data-parametros="${parameters}"
    data-site="minha-pagina" data-faisca="https://faisca.example"></script>`;

test('the script keeps the click first-party and puts it into the links of the offer alone', async ({
  page,
}) => {
  expect((await stat(SCRIPT)).size).toBeLessThan(2048);
  const script = await readFile(SCRIPT, 'utf8');
  const sentUrls: string[] = [];
  let parameters = 'src={campaignid}&amp;sck={adgroupid}|{keyword}|{gclid}';
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.origin === 'https://faisca.example') {
      sentUrls.push(url.pathname + url.search);
      return route.fulfill({ status: 204 });
    }
    const isScript = url.pathname === '/clique.js';
    return route.fulfill({
      contentType: isScript ? 'text/javascript' : 'text/html; charset=utf-8',
      body:
        url.origin === SITE ? (isScript ? script : html(parameters)) : '<!doctype html><title>Rede</title>',
      headers: { 'Content-Security-Policy': POLICY },
    });
  });
  const follow = async (path: string, id = 'offer') => {
    await page.goto(`${SITE}${path}`);
    await page.locator(`#${id}`).click();
    return new URL(page.url()).searchParams;
  };

  const first = await follow(`/?gclid=${GCLID}&campaignid=123&adgroupid=456&keyword=kit%20vital`);
  expect(Object.fromEntries(first)).toEqual({
    checkoutMode: '10',
    src: '123',
    sck: `456|kit vital|${GCLID}`,
  });
  expect((await follow('/outra-pagina')).get('sck')).toBe(`456|kit vital|${GCLID}`);
  expect([...(await follow('/', 'other'))]).toEqual([]);
  expect(sentUrls).toEqual([]);

  parameters = 'tid={codigo}';
  const code = (await follow(`/?gclid=${GCLID}novo`)).get('tid') ?? '';
  expect(code).toMatch(/^fk[a-z\d]{14}$/);
  expect(sentUrls).toEqual([`/api/clicks/minha-pagina/${code}?gclid=${GCLID}novo`]);

  await page.goto(`${SITE}/`);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('faisca_clique') ?? '{}') as { at: number };
    localStorage.setItem('faisca_clique', JSON.stringify({ ...kept, at: kept.at - 91 * 86_400_000 }));
  });
  expect((await follow('/')).get('tid')).toBeNull();
});
