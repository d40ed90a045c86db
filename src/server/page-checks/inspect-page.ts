import { hiddenFromSearch, inOrder, sortFindings } from '#domain/making/landing-page/finding-codes.ts';
import { percentText } from '#domain/shared/numbers.ts';
import type { PageReport, Seen } from '#domain/making/landing-page/finding-codes.ts';
import type { PromisingTexts } from '#domain/making/landing-page/promised-texts.ts';
import { siteOf } from '#domain/making/landing-page/reading.ts';
import { likeness, type Sketch } from '#domain/making/landing-page/sketch.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import {
  type FetchProblem,
  type FetchRules,
  fetchPage,
  PageFetchError,
  type Visit,
} from './fetch/fetch-page.ts';
import { runStudy } from './run-study.ts';
import type { Received } from './study-page.ts';

export interface Inspection extends PageReport {
  /** Where the visitor ended; null when the page did not answer. */
  finalUrl: string | null;
  sketch: Sketch;
}

const OWN_NAME = 'FaiscaPageCheck/1.0';
const agents = {
  phone: `Mozilla/5.0 (Linux; Android 14; Mobile) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130 Mobile Safari/537.36 ${OWN_NAME}`,
  desktop: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130 Safari/537.36 ${OWN_NAME}`,
  bot: `AdsBot-Google (+http://www.google.com/adsbot.html) ${OWN_NAME}`,
} as const;

const problems: Record<FetchProblem, string> = {
  bad_address: 'O endereço não é de uma página da web.',
  forbidden_address: 'O endereço não é público: só páginas abertas na internet podem ser lidas.',
  unknown_host: 'O domínio não existe ou não respondeu.',
  no_answer: 'O servidor não respondeu ou cortou a conexão.',
  too_slow: 'A página levou mais de 10 segundos.',
  too_many_redirects: 'A página redireciona mais de 5 vezes.',
  unknown_packing: 'O servidor compactou a página de um jeito que nenhum navegador pediu.',
  not_a_page: 'O endereço entrega um arquivo, não uma página.',
  bad_certificate: 'O certificado https do site não vale.',
};

/** Two pages that share less of their text are different pages. */
const ALIKE = 0.55;

/** Visits a page as a phone, a desktop and AdsBot, one after the other, and reports what Google may refuse. */
export async function inspectPage(
  { url, sheet, promised }: { url: string; sheet: ProductSheet; promised: PromisingTexts },
  rules: FetchRules,
): Promise<Inspection> {
  const phone = await visit(asClicked(url), 'phone', rules);
  if (typeof phone === 'string') {
    const findings = inOrder([{ code: 'not_working', excerpt: problems[phone], where: url }]);
    return { findings, warnings: [], finalUrl: null, sketch: [] };
  }
  const landed = phone.hops.at(-1) ?? new URL(url);
  const finalUrl = withoutClick(landed);
  const desktop = await visit(asClicked(url), 'desktop', rules);
  const bot = await visit(url, 'bot', rules);
  const robotsUrl = new URL('/robots.txt', finalUrl).href;
  const robots = await visit(robotsUrl, 'bot', rules);
  const {
    report,
    sketch,
    others: sketches,
    isShut,
  } = await runStudy({
    page: received(phone),
    others: [desktop, bot].map((each) => (typeof each === 'string' ? null : received(each))),
    robots: typeof robots !== 'string' && robots.status === 200 ? received(robots) : null,
    url: finalUrl.href,
    sheet,
    promised,
  });
  const seen = [
    ...findOnTheWay(phone, finalUrl),
    ...(isShut ? [{ code: 'robots_adsbot' as const, excerpt: robotsUrl }] : []),
    ...compareVisits({ sketch, finalUrl, bot, sketches }),
  ];
  return {
    findings: sortFindings([...report.findings, ...inOrder(seen)]),
    warnings: [...report.warnings, ...warningsOf(phone, [desktop, bot])],
    finalUrl: finalUrl.href,
    sketch,
  };
}

const CLICK = 'gclid';
const CLICK_ID = 'faisca-teste';

/** The address that people from an ad open. Google adds the id of the click to it. */
function asClicked(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.searchParams.set(CLICK, CLICK_ID);
  return url.href;
}

function withoutClick(landed: URL): URL {
  const url = new URL(landed);
  url.searchParams.delete(CLICK);
  return url;
}

async function visit(
  url: string,
  agent: keyof typeof agents,
  rules: FetchRules,
): Promise<Visit | FetchProblem> {
  try {
    return await fetchPage(url, agents[agent], rules);
  } catch (error) {
    if (error instanceof PageFetchError) return error.problem;
    throw error;
  }
}

function received({ body, headers }: Visit): Received {
  return { body, charset: /charset\s*=\s*["']?([\w-]+)/iu.exec(headers['content-type'] ?? '')?.[1] };
}

function findOnTheWay({ status, hops, headers }: Visit, finalUrl: URL): Seen[] {
  const seen: Seen[] = [];
  const [first] = hops;
  const hopsText = hops.map((hop) => withoutClick(hop).href).join(' → ');
  if (status >= 300 || status < 200)
    seen.push({ code: 'not_working', excerpt: `O servidor respondeu ${status}.`, where: finalUrl.href });
  if (first && siteOf(first.hostname) !== siteOf(finalUrl.hostname))
    seen.push({ code: 'other_domain', excerpt: hopsText });
  if (hops.length > 1 && hops.at(-1)?.searchParams.get(CLICK) !== CLICK_ID)
    seen.push({ code: 'gclid_lost', excerpt: hopsText, where: finalUrl.href });
  seen.push(...findShutHeader(headers['x-robots-tag']));
  return seen;
}

/** The header is a list. A name with a colon names the robot for which the following rules are. */
function findShutHeader(header: string | string[] | undefined): Seen[] {
  let whom = '';
  const shut = new Set<string>();
  for (const rule of [header ?? []].flat().join(',').split(',')) {
    const [, name, directive = ''] = /^\s*(?:([\w-]+)\s*:)?\s*(\S*)/u.exec(rule) ?? [];
    if (name !== undefined && !/^(?:unavailable_after|max-[\w-]+)$/iu.test(name)) whom = name.toLowerCase();
    if (/^(?:noindex|none)$/iu.test(directive)) shut.add(whom);
  }
  const excerpt = `X-Robots-Tag: ${[header ?? []].flat().join(', ')}`;
  if ([...shut].some((name) => name.startsWith('adsbot-google')))
    return [{ code: 'noindex_adsbot', excerpt }];
  return shut.has('') || shut.has('googlebot') ? [{ ...hiddenFromSearch, excerpt }] : [];
}

interface Visits {
  sketch: Sketch;
  finalUrl: URL;
  bot: Visit | FetchProblem;
  /** Of the desktop and of the bot. */
  sketches: readonly (Sketch | null)[];
}

/** AdsBot must see the same page as people. A firewall may refuse AdsBot, so a refusal is only a warning. */
function compareVisits({ sketch, finalUrl, bot, sketches: [onDesktop, shown] }: Visits): Seen[] {
  if (typeof bot === 'string' || bot.status >= 400 || !shown) return [];
  const botUrl = bot.hops.at(-1);
  if (botUrl && siteOf(botUrl.hostname) !== siteOf(finalUrl.hostname)) {
    return [{ code: 'cloaking', excerpt: `Pessoas: ${finalUrl.href} · robô: ${botUrl.href}` }];
  }
  const likest = Math.max(likeness(sketch, shown), onDesktop ? likeness(onDesktop, shown) : 0);
  if (sketch.length === 0 || shown.length === 0 || likest >= ALIKE) return [];
  const excerpt = `Só ${percentText(Math.round(likest * 100))} do texto que o robô recebe é o que as pessoas recebem.`;
  return [{ code: 'cloaking', excerpt }];
}

function warningsOf(phone: Visit, [desktop, bot]: readonly (Visit | FetchProblem)[]): string[] {
  const warnings: string[] = [];
  if (phone.isCut) warnings.push('A página passa de 5 MB: só o começo foi lido.');
  if (phone.isBroken) warnings.push('O servidor cortou a conexão no meio da página: só o começo foi lido.');
  if (phone.ms > 3000)
    warnings.push(`A página levou ${(phone.ms / 1000).toFixed(1).replace('.', ',')} s para chegar.`);
  if (typeof desktop === 'string') warnings.push(`Como computador: ${problems[desktop]}`);
  if (typeof bot === 'string') warnings.push(`Como AdsBot: ${problems[bot]}`);
  else if (bot && bot.status >= 400)
    warnings.push(
      `Como AdsBot, o servidor respondeu ${bot.status}. Pode ser um bloqueio de robôs: deixe o AdsBot-Google passar.`,
    );
  return warnings;
}
