import { expect, it } from 'vitest';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { checkPage } from './check-page.ts';
import type { FindingCode } from './finding-codes.ts';
import { parsePage } from './parse-page.ts';

async function finds(code: FindingCode, html: string, sheet: ProductSheet = {}): Promise<boolean> {
  const { findings } = await checkPage(parsePage(`<body>${html}</body>`), {
    sheet,
    url: 'https://packandpaddock.example/products/switchback',
  });
  return findings.some((finding) => finding.code === code);
}

const HARNESS = { name: 'Pack & Paddock Switchback Dog Harness 2 units' };

it.each<[string, ProductSheet, boolean]>([
  ['<h1>Switchback Harness</h1><p>By Pack & Paddock</p>', HARNESS, false],
  ['<h1>Switchback Harness</h1><p>For every dog.</p>', HARNESS, false],
  ['<h1>Trailhead Leash</h1><p>By Pack & Paddock</p>', HARNESS, true],
  [
    '<h1>Magnésio Serra Azul</h1><p>O pote traz 60 unidades.</p>',
    { name: 'Magnésio Serra Azul 60 cápsulas' },
    false,
  ],
  ['<h1>Chefina Max 2</h1><p>O robô de cozinha.</p>', { name: 'Chefina Max 3' }, true],
])('%s: whether the name %o is missing is %s', async (html, sheet, isMissing) => {
  expect(await finds('product_name_missing', html, sheet)).toBe(isMissing);
});

it.each<[FindingCode, string, ProductSheet, boolean]>([
  [
    'delivery_differs',
    '<dl><dt>Can I return it?</dt><dd>Yes, within 45 days of delivery.</dd></dl>',
    { shipping: { days: 7 } },
    false,
  ],
  [
    'delivery_differs',
    '<dl><dt>Quand vais-je le recevoir ?</dt><dd>Comptez 18 à 25 jours ouvrés.</dd></dl>',
    { shipping: { days: 5 } },
    true,
  ],
  [
    'delivery_differs',
    '<dl><dt>¿Cuánto tarda?</dt><dd>De 2 a 4 días en la península.</dd></dl>',
    { shipping: { days: 4 } },
    false,
  ],
  [
    'guarantee_differs',
    '<dl><dt>¿Hay garantía de satisfacción?</dt><dd>Sí, de 15 días desde la entrega.</dd></dl>',
    { guaranteeDays: 60 },
    true,
  ],
  [
    'guarantee_differs',
    '<dl><dt>¿Qué garantía tiene?</dt><dd>3 años, como marca la ley.</dd></dl>',
    { guaranteeDays: 30 },
    false,
  ],
])('%s of %s', async (code, html, sheet, isFound) => {
  expect(await finds(code, html, sheet)).toBe(isFound);
});

const invents = `document.querySelector('.js-vue').innerText=19+Math.floor(Math.random()*17)`;

it.each<[FindingCode, string, boolean]>([
  [
    'fake_stock',
    `<p><b class="js-vue">27</b> olhos: pessoas aqui</p><script>setInterval(()=>{${invents}},4e3)</script>`,
    true,
  ],
  [
    'fake_stock',
    `<p><b class="js-vue">27</b> receitas</p><script>setInterval(()=>{${invents}},4e3)</script>`,
    false,
  ],
  [
    'fake_stock',
    `<p><b id="n">27</b> pessoas aqui</p><script>fetch('/n').then(async (r)=>{document.getElementById('n').innerText=await r.text()})</script>`,
    false,
  ],
  [
    'fake_countdown',
    `<div><b id="mm">14</b><b id="ss">59</b></div><script>let s=899;setInterval(()=>{s--;document.getElementById('mm').textContent=Math.floor(s/60);document.getElementById('ss').textContent=s%60},1e3)</script>`,
    true,
  ],
  [
    'fake_countdown',
    `<div><b id="mm"></b></div><script>const end=new Date('2027-03-15');setInterval(()=>{document.getElementById('mm').textContent=Math.floor((end-Date.now())/60000)},1e3)</script>`,
    false,
  ],
  [
    'fake_countdown',
    '<p>Oferta válida só até <b id="d"></b></p><script>document.getElementById("d").textContent=new Date().toLocaleDateString()</script>',
    true,
  ],
  [
    'before_after',
    '<img src="/1.jpg" alt="Ruth\'s belly, March, size 18"><img src="/2.jpg" alt="Ruth\'s belly, May, size 12">',
    true,
  ],
  [
    'before_after',
    '<img src="/1.jpg" alt="Tomatoes on day 1"><img src="/2.jpg" alt="Tomatoes on day 42">',
    false,
  ],
  ['before_after', '<img src="/1.jpg" alt="Harness, front"><img src="/2.jpg" alt="Harness, back">', false],
  ['gclid_lost', '<a href="https://shop.example.org/item?aff=me">See the shop</a>', true],
  ['gclid_lost', '<a href="https://go.network.example.org/r/item?aff=me">See the shop</a>', true],
  [
    'thin_page',
    '<p>O preço está na web oficial da loja. As fotos estão na web oficial da loja.</p>'.repeat(8),
    true,
  ],
  [
    'link_out_only',
    ['preço', 'fotos', 'receitas', 'opiniões', 'manual']
      .map(
        (it) =>
          `<p>Para ver ${it}, toque no botão azul aqui.</p><a href="https://chefina.example.org/${it}">Ver ${it}</a>`,
      )
      .join(''),
    true,
  ],
])('%s of %s', async (code, html, isFound) => {
  expect(await finds(code, html)).toBe(isFound);
});
