import type { SaleStatus } from '#domain/measuring/reports/sales/sale.ts';
import type { StoredImport } from '#domain/measuring/reports/stored.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import type { Connection } from '#server/db/client.ts';
import { reportImports, saleRows } from '#server/db/schema/reports.ts';
import { createCampaign, createDraft, createReportRows } from '#server/testing/factories.ts';

const DAY_MS = 86_400_000;
const DAYS = 60;
/**
 * Counted from today, because Google takes only sales of the last 90 days, in the time zone of the accounts, where the
 * day may still be the one before.
 */
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
const wholePeriod = () => ({ periodStart: daysAgo(DAYS), periodEnd: daysAgo(1) });
const NAME = 'BR | FitMax | Pesquisa';
const GCLID = 'Cj0KCQjwExemploFicticio0000000000';

type Row = Parameters<typeof createReportRows>[2][number];
type ReportOwner = Parameters<typeof createReportRows>[1];
type Fields = Parameters<typeof createReportRows>[3];

/** What one day of a campaign costs and sells, on average. */
interface Daily {
  clicks: number;
  cost: number;
  sales: number;
}

/** The campaigns of a seller with reports; the names of the ids stand in the addresses of `screens.ts`. */
const campaigns = {
  campaign: { name: 'FitMax Brasil', country: 'Brasil', commission: '197.00' },
  portugal: { name: 'FitMax Portugal', country: 'Portugal', commission: '150.00' },
  mexico: { name: 'FitMax México', country: 'México', commission: '900.00', currency: 'MXN' },
  oldTitles: { name: 'Facas Inox, títulos antigos', country: 'Brasil', commission: '40.00' },
  newTitles: { name: 'Facas Inox, títulos novos', country: 'Brasil', commission: '40.00' },
  small: { name: 'Massageador Cervical', country: 'Brasil', commission: '80.00' },
  empty: { name: 'Campanha sem relatórios', country: 'Brasil' },
} as const;
export type SampleIds = Record<keyof typeof campaigns, string>;

const daily: Record<Exclude<keyof typeof campaigns, 'empty'>, Daily> = {
  campaign: { clicks: 90, cost: 72, sales: 0.9 },
  portugal: { clicks: 60, cost: 66, sales: 0.3 },
  mexico: { clicks: 40, cost: 210, sales: 0.4 },
  oldTitles: { clicks: 800, cost: 480, sales: 20 },
  newTitles: { clicks: 780, cost: 470, sales: 20 },
  small: { clicks: 9, cost: 11, sales: 0.1 },
};

/** Gives the account campaigns with reports, sales, drafts and a comparison of every kind. */
export async function fillReports({ db }: Connection, userId: string): Promise<SampleIds> {
  const ids: Partial<SampleIds> = {};
  for (const [key, fields] of Object.entries(campaigns)) {
    const sheet = fields.name.startsWith('FitMax') ? { name: 'FitMax', price: '497.00' } : {};
    ids[key as keyof SampleIds] = (await createCampaign(db, userId, { ...fields, sheet })).id;
  }
  const all = ids as SampleIds; // each key of the table above
  const bring = (key: keyof typeof daily, type: StoredImport['type'], rows: readonly Row[], fields: Fields) =>
    createReportRows(db, { userId, campaignId: all[key] }, rows, {
      type, fileName: `${type}.csv`, totals: totalsOf(rows), ...wholePeriod(), ...fields,
    });
  for (const key of ['portugal', 'mexico', 'oldTitles', 'newTitles', 'small'] as const)
    await bring(key, 'campaigns', dayRows(daily[key], DAYS, 1), {
      currency: key === 'mexico' ? 'MXN' : 'BRL',
    });
  const older = { periodEnd: daysAgo(8), createdAt: new Date(Date.now() - 7 * DAY_MS) };
  await bring('campaign', 'campaigns', dayRows(daily.campaign, DAYS, 8), {
    fileName: 'Relatório de campanhas até a semana passada.csv', ...older,
  });
  const notByDay = { byDay: false };
  await bring('campaign', 'search_terms', terms, { fileName: 'Termos de pesquisa.csv', ...notByDay });
  await bring('campaign', 'keywords', keywords, notByDay);
  await bring('campaign', 'assets', assets, { ...notByDay, warnings: ['Linha 9: o texto foi cortado.'] });
  await bring('campaign', 'negatives', [{ subject: '"preço"', campaign: NAME }], notByDay);
  await bring('campaign', 'ad_groups', weekdays, { fileName: 'Dias da semana.csv', ...notByDay });
  await bring('campaign', 'ages', ages, { fileName: 'Idade.csv', ...notByDay });
  await bring('campaign', 'ads', ads, { fileName: 'Anúncios.csv', ...notByDay });
  for (const [at, shares] of rivals.entries())
    await bring('campaign', 'auction_insights', shares, {
      fileName: `Leilão ${at + 1}.csv`, ...notByDay,
      periodStart: daysAgo(at === 0 ? 40 : 20), periodEnd: daysAgo(at === 0 ? 21 : 1),
    });
  await bring('campaign', 'change_history', changes, { fileName: 'Histórico de alterações.csv', ...notByDay });
  await bring('campaign', 'search_terms', terms.slice(0, 3), {
    fileName: 'Termos que pararam no meio.csv', ...notByDay, rowCount: 9,
  });
  await bring('campaign', 'campaigns', dayRows(daily.campaign, 7, 1), {
    fileName: 'Relatório de campanhas da semana.csv', periodStart: daysAgo(7),
  });
  await bringSales({ db }, { userId, campaignId: all.campaign });
  await createDraft(db, { userId, campaignId: all.campaign }, draftOf('197.00', ['fitmax frete grátis']));
  await createDraft(db, { userId, campaignId: all.portugal }, draftOf('150.00', ['fitmax portugal']));
  return all;
}

/** Sales come in an even rhythm, and grow slowly. */
function dayRows({ clicks, cost, sales }: Daily, from: number, to: number): Row[] {
  return Array.from({ length: from - to + 1 }, (_, at) => {
    const ago = from - at;
    const swing = 1 + 0.25 * Math.sin(ago) + (DAYS - ago) / 300;
    const sold = Math.floor((DAYS - ago + 1) * sales) - Math.floor((DAYS - ago) * sales);
    return {
      day: daysAgo(ago), campaign: NAME, subject: NAME, impressions: Math.round(clicks * 14 * swing),
      clicks: Math.round(clicks * swing), costMicros: Math.round(cost * swing * 100) * 10_000,
      conversions: sold,
      details: { impressionShare: '0.52', lostToBudget: '0.31', lostToRank: '0.17' },
    };
  });
}

function totalsOf(rows: readonly Row[]) {
  const sum = (of: (row: Row) => number | null | undefined) => {
    const known = rows.flatMap((each) => of(each) ?? []);
    return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
  };
  return {
    impressions: sum((each) => each.impressions),
    clicks: sum((each) => each.clicks),
    cost: sum((each) => (each.costMicros == null ? null : each.costMicros / 1_000_000)),
    conversions: sum((each) => each.conversions),
  };
}

/** Text, ad group, clicks, cost in reais, conversions, keyword. */
type ShortRow = readonly [string, string, number, number, number, string?];

const row = ([subject, adGroup, clicks, cost, conversions, keyword = '']: ShortRow): Row => ({
  campaign: NAME, subject, adGroup, clicks, conversions, keyword,
  impressions: clicks * 12, costMicros: cost * 1_000_000,
});

const terms = (
  [
    ['fitmax comprar', 'Compra', 820, 640, 24, 'fitmax comprar'],
    ['fitmax preço', 'Preço', 610, 520, 15, 'fitmax preço'],
    ['fitmax preço', 'Compra', 140, 130, 1, 'fitmax comprar'],
    ['fitmax funciona', 'Compra', 540, 430, 6, 'fitmax'],
    ['fitmax frete grátis', 'Compra', 90, 70, 4, 'fitmax comprar'],
    ['fitmax bula', 'Compra', 620, 510, 0, 'fitmax'],
    ['fitmax bula pdf', 'Compra', 240, 190, 0, 'fitmax'],
    ['fitmax reclame aqui', 'Compra', 310, 260, 0, 'fitmax'],
    ['fitmax golpe', 'Compra', 60, 48, 0, 'fitmax'],
    ['fitmax anvisa', 'Compra', 210, 170, 0, 'fitmax'],
    ['remédio para emagrecer rápido', 'Genéricas', 480, 720, 2, 'emagrecer'],
    ['chá para emagrecer', 'Genéricas', 390, 470, 0, 'emagrecer'],
    ['emagrecer sem academia', 'Genéricas', 45, 54, 1, 'emagrecer'],
    ['vagas fitmax', 'Compra', 12, 9, 0, 'fitmax'],
  ] as const
).map(row);

const rated = (row: Row, details: Row['details']): Row => ({ ...row, matchType: 'phrase', details });
const weak = { expectedCtr: 'Abaixo da média', adRelevance: 'Abaixo da média', landingPage: 'Na média' };
const keywords = [
  rated(row(['fitmax comprar', 'Compra', 1240, 980, 29]), { qualityScore: '8' }),
  rated(row(['fitmax comprar', 'Preço', 310, 290, 2]), { qualityScore: '6' }),
  rated(row(['fitmax preço', 'Preço', 640, 560, 15]), {
    qualityScore: '5', firstPageBid: '1.85', maxCpc: '1.2', reasons: 'Abaixo do lance de primeira página',
  }),
  rated(row(['emagrecer', 'Genéricas', 910, 1240, 3]), { qualityScore: '3', ...weak }),
  rated(row(['fitmax', 'Compra', 1500, 1180, 6]), { qualityScore: '7' }),
];

const asset = (subject: string, assetType: string, impressions: number): Row => ({
  campaign: NAME, adGroup: 'Compra', subject, impressions, clicks: impressions / 20,
  costMicros: impressions * 40_000, conversions: 0, details: { assetType, performance: 'Baixo' },
});
const assets = [
  asset('FitMax Original', 'Título', 6200),
  asset('Entrega para todo o Brasil em poucos dias, com código de rastreio.', 'Descrição', 4100),
];

const weekdays = ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira']
  .map((weekday): [string, ShortRow] => [weekday, [NAME, 'Compra', 700, 560, 14]])
  .concat([['sábado', [NAME, 'Compra', 720, 610, 0]]])
  .map(([weekday, shortRow]): Row => ({ ...row(shortRow), details: { weekday } }));

const ages = (
  [
    ['18 a 24', 'Compra', 900, 760, 1],
    ['35 a 44', 'Compra', 1400, 1100, 34],
    ['55 a 64', 'Compra', 1200, 960, 31],
  ] as const
).map(row);

const ads = [
  ['Reprovado', 'Saúde na publicidade personalizada', 'Elimina a celulite | FitMax com 20% OFF', 'Cura em 7 dias.'],
  ['Qualificado (limitado)', 'Marca registrada', 'FitMax original | Frete grátis', 'Compre no site oficial.'],
].map(([approval = '', reasons = '', headlines = '', descriptions = '']): Row => ({
  ...row([headlines.split(' | ')[0] ?? '', 'Compra', 40, 30, 0]),
  details: { approval, reasons, headlines, descriptions },
}));

/** The older file first. */
const rivals = [
  [
    ['Você', '0.52', ''],
    ['lojaverde.example', '0.31', '0.2'],
    ['antigo.example', '0.18', '0.1'],
  ],
  [
    ['Você', '0.47', ''],
    ['lojaverde.example', '0.33', '0.24'],
    ['novaloja.example', '0.26', '0.41'],
  ],
].map((file) =>
  file.map(([subject = '', auctionShare = '', positionAbove = '']): Row => ({
    campaign: NAME, subject, details: { auctionShare, positionAbove },
  })),
);

const changes = [
  { days: 31, subject: 'Orçamento diário aumentado de R$ 50,00 para R$ 70,00' },
  { days: 31, subject: '4 palavras-chave negativas adicionadas' },
  { days: 12, subject: 'Estratégia de lances alterada para Maximizar conversões' },
].map(({ days, subject }): Row => ({
  day: daysAgo(days), campaign: NAME, subject,
  details: { user: 'rita@exemplo.com.br', changedAt: `${daysAgo(days)} 10:20:00` },
}));

const statuses: readonly SaleStatus[] = ['pending', 'refunded', 'chargeback', 'cancelled'];

async function bringSales({ db }: Pick<Connection, 'db'>, { userId, campaignId }: ReportOwner): Promise<void> {
  const count = 48;
  const [file] = await db
    .insert(reportImports)
    .values({
      userId, campaignId, fileName: 'vendas-da-rede.csv', fileHash: '0'.repeat(64), type: 'sales',
      currency: 'BRL', byDay: true, warnings: [], ...wholePeriod(), rowCount: count, received: count,
      totals: { impressions: null, clicks: null, cost: null, conversions: 40 },
    })
    .returning();
  if (!file) throw new Error('no file of sales was made');
  const places = ['fitmax comprar', 'fitmax preço', ''];
  const rows = Array.from({ length: count }, (_, position) => {
    const day = daysAgo(2 + Math.floor((position * (DAYS + 4)) / count));
    return {
      userId, importId: file.id, position, orderId: `HP${1_048_200 + position}`, day,
      soldAt: `${day}T10:20:00`, product: 'FitMax', amountMicros: null, commissionMicros: 197_000_000,
      status: position % 8 === 7 ? (statuses[(position >> 3) % 4] ?? 'other') : ('approved' as const),
      currency: position % 11 === 10 ? 'USD' : 'BRL',
      exchange: null, gclid: position % 3 === 0 ? `${GCLID}${position}` : null, clickedAt: null,
      subIds: [], keyword: places[position % 3] ?? '',
    };
  });
  await db.insert(saleRows).values(rows);
}

/** A draft whose ad groups are those of the reports. */
function draftOf(commission: string, more: readonly string[]): Parameters<typeof createDraft>[2] {
  const group = (name: string, position: number, words: readonly string[]) => ({
    name, position, negatives: ['emprego'],
    keywords: words.map((text) => ({ text: `"${text}"`, by: 'hand' as const })),
    ads: [
      {
        titles: ['FitMax Original', ...words].map((text) => ({ text })),
        descriptions: ['Compre o FitMax direto da loja oficial.', 'Garantia de 60 dias.'].map((text) => ({
          text,
        })),
        path1: 'oferta', path2: '', finalUrl: '',
      },
    ],
  });
  const economics = { ...emptySettings.economics, commission, price: '497.00', conversion: 1.2 };
  return {
    settings: {
      ...emptySettings, economics, finalUrl: 'https://fitmax.example/oferta', dailyBudget: '70.00',
      countries: ['BR'], languages: ['pt'], negatives: ['grátis', '"reclame aqui"'],
    },
    groups: [
      group('Compra', 1, ['fitmax comprar', 'fitmax original', ...more]),
      group('Preço', 2, ['fitmax preço', ...more]),
      group('Genéricas', 3, ['emagrecer']),
    ],
  };
}
