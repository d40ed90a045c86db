import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { effectOfChanges } from '#domain/deciding/basket/changes-effect.ts';
import { readReportFile } from '#domain/measuring/reports/report.ts';
import { importLimits } from '#domain/measuring/reports/stored-types.ts';
import { type StoredImport, type StoredTerms, toSentRow } from '#domain/measuring/reports/stored.ts';
import { studyTerms } from '#domain/deciding/search-terms/study-terms.ts';
import { mergeByText, type Term, toTerm } from '#domain/deciding/search-terms/term.ts';
import { loadBuiltInTexts } from '#domain/making/texts/built-in-texts.ts';
import { computeNext } from '#server/jobs/kept-answers.ts';
import { createCampaign, createUser } from '#server/testing/factories.ts';
import { openEmpty } from './database.ts';
import { benchLargeAccount } from './large-account.ts';
import { printHeading, printLine } from './report.ts';
import { serveApp } from './served.ts';

const ROWS = 300_000;
const MB = 1024 * 1024;
const target = { cpaMicros: 150_000_000, multiple: 3 };

/** Measures a report of 300,000 rows: read, sent part by part, summed, grouped; and another person meanwhile. */
export async function benchReports(): Promise<void> {
  const connection = await openEmpty();
  const { db } = connection;
  const [owner, other] = [await createUser(db), await createUser(db)];
  const { id } = await createCampaign(db, owner.id);
  await createCampaign(db, other.id);
  const served = await serveApp(connection, owner.id);
  const neighbour = await serveApp(connection, other.id);
  try {
    printHeading(`Reports: ${ROWS} rows`, ['']);
    const text = reportText();
    const bytes = new TextEncoder().encode(text);
    const { rows } = await timed('read the file', () => readReportFile(bytes));
    const calm = await askMeanwhile(served.url, neighbour.session.header, delay(10_000));
    const before = process.memoryUsage.rss();
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);
    const call = caller(served.url, served.session.header, id);
    const busy = await askMeanwhile(
      served.url,
      neighbour.session.header,
      timed('send all rows', () =>
        sendAll(call, rows.length, (from) => rows.slice(from, from + importLimits.partRows).map(toSentRow)),
      ),
    );
    clearInterval(watch);
    printLine('memory of the process above rest', [`${Math.round((peak - before) / MB)} MB`]);
    printLine('another person, alone: p50, p99', middleAndWorst(calm));
    printLine('another person, meanwhile: p50, p99', middleAndWorst(busy));
    const { rows: sizes } = await db.execute<{ bytes: number }>(
      sql`select pg_total_relation_size('report_rows')::float8 as bytes`,
    );
    printLine('bytes of a row, with its index', [`${Math.round((sizes[0]?.bytes ?? 0) / ROWS)}`]);
    await call('GET', '/terms'); // the answer is not there yet: it is computed beside the requests
    await timed('sum the terms', () => computeNext(connection));
    const stored = await timed('read the sum', () => call<StoredTerms>('GET', '/terms'));
    const [stale] = await call<StoredImport[]>('GET', '/reports');
    await timed('delete the report', () => call('DELETE', `/reports/${stale?.id ?? ''}`));
    const terms = stored.terms.map(toTerm);
    const options = {
      target,
      listed: [],
      competitors: [],
      own: [],
      keywords: [],
      language: 'pt' as const,
      product: { name: 'Vitalis', sheet: {}, pack: null },
    };
    const study = await timed(`group ${terms.length} terms`, () => studyTerms(mergeByText(terms), options));
    const everywhere = { kind: 'negative', campaign: null, adGroup: null, isListed: false } as const;
    const negatives = study.groups.slice(0, 50).flatMap((group) => group.negatives);
    const basket = negatives.map((each) => ({ ...everywhere, ...each }));
    await timed('effect of a basket of 50', () => effectOfChanges(basket, terms));
    await studyDifferent();
  } finally {
    await neighbour.close();
    await served.close();
    await connection.close();
  }
  await benchLargeAccount();
}

const DIFFERENT = 30_000;

/** A study as the browser's worker makes it: with the language's texts and terms that share few words in a row. */
async function studyDifferent(): Promise<void> {
  const { pack } = await loadBuiltInTexts('pt');
  const terms = differentTerms();
  const cpu = process.cpuUsage();
  await timed(`study ${DIFFERENT} different terms`, () =>
    studyTerms(terms, {
      target,
      competitors: ['slim pro'],
      own: ['vitalis'],
      keywords: ['vitalis comprar'],
      listed: pack?.negatives.oneClick ?? [],
      language: 'pt' as const,
      product: { name: 'Vitalis', sheet: {}, pack },
    }),
  );
  const { user } = process.cpuUsage(cpu);
  printLine('its processor time', [`${(user / 1_000_000).toFixed(2)} s`]);
}

function differentTerms(): Term[] {
  const words =
    'comprar preço onde kit caps bula site oficial desconto funciona anvisa receita como grátis natural emagrecer mulher farmácia reclame aqui frete'.split(
      ' ',
    );
  const word = (at: number) => words[at % words.length] ?? '';
  return Array.from({ length: DIFFERENT }, (_, at): Term => {
    const clicks = 1 + ((at * 7) % 5);
    const text = `${at % 3 === 0 ? 'vitalis ' : ''}${word(at)} ${word(at * 3 + 1)} ${word(Math.floor(at / 37))} ${at}`;
    const sums = { impressions: clicks * 9, clicks, costMicros: clicks * 1_400_000 };
    return { text, campaign: '', adGroup: '', ...sums, conversions: at % 97 === 0 ? 1 : 0 };
  });
}

type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

function caller(url: string, cookie: string, campaignId: string): Call {
  return async <T>(method: string, path: string, body?: object) => {
    const headers = {
      Cookie: cookie,
      Origin: 'http://localhost:3000',
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    };
    const sent = body && { body: JSON.stringify(body) };
    const response = await fetch(`${url}/api/campaigns/${campaignId}${path}`, { method, headers, ...sent });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as T; // the caller knows what the path answers
  };
}

async function sendAll(call: Call, rowCount: number, part: (from: number) => unknown[]): Promise<void> {
  const { id } = await call<StoredImport>('POST', '/reports', {
    fileName: 'termos.csv',
    fileHash: 'a'.repeat(64),
    type: 'search_terms',
    language: 'pt',
    currency: 'BRL',
    periodStart: '2026-01-01',
    periodEnd: '2026-06-30',
    byDay: false,
    totals: { impressions: null, clicks: null, cost: null, conversions: null },
    warnings: [],
    rowCount,
  });
  for (let from = 0; from < rowCount; from += importLimits.partRows)
    await call('POST', `/reports/${id}/rows`, { from, rows: part(from) });
}

/** Reads the list of campaigns again and again until the work is done. */
async function askMeanwhile(url: string, cookie: string, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const state = { isDone: false };
  const ended = work.finally(() => (state.isDone = true));
  while (!state.isDone) {
    const since = performance.now();
    await (await fetch(`${url}/api/campaigns`, { headers: { Cookie: cookie } })).text();
    times.push(performance.now() - since);
    await delay(20);
  }
  await ended;
  return times;
}

function middleAndWorst(times: readonly number[]): [p50: string, p99: string] {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`;
  return [at(0.5), at(0.99)];
}

async function timed<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const since = performance.now();
  const result = await work();
  printLine(what, [`${((performance.now() - since) / 1000).toFixed(2)} s`]);
  return result;
}

/** Fictitious terms: nine in ten without a click, the others with few, as in a real account. */
function reportText(): string {
  const words =
    'comprar preço onde kit caps bula site oficial desconto cápsulas funciona anvisa receita como'.split(' ');
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const clicks = at % 10 === 0 ? 1 + ((at * 7) % 5) : 0;
    const cost = (clicks * 1.4).toFixed(2).replace('.', ',');
    const text = `vitalis ${words[at % words.length] ?? ''} ${words[(at * 3 + 1) % words.length] ?? ''} ${at % 60_000}`;
    return `${text},Campanha ${at % 5},Grupo ${at % 40},${clicks},${clicks * 9 + 1},"${cost}",${at % 970 === 0 ? 1 : 0}`;
  });
  const header = 'Termo de pesquisa,Campanha,Grupo de anúncios,Cliques,Impr.,Custo,Conversões';
  return ['Termos de pesquisa', '1 de janeiro de 2026 - 30 de junho de 2026', header, ...lines].join('\n');
}
