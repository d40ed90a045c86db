import type { TableRow } from '#domain/shared/tables/delimited.ts';
import { isHeader } from './header.ts';
import { normalLabel } from './report-words.ts';

/** Columns that only Google Ads Editor and its uploads write: they hold a campaign's structure and no results. */
const EDITOR =
  /^(?:criterion type|eu political ads|row type|ad group type|shared set (?:name|type)|headline \d+ position|link text|networks|bid strategy type|budget type|final url suffix|tracking template|campaign status#original)$/u;
const RESULTS = /^(?:clicks|impr\.?|impressions|cost|conversions)$/u;

/** Titles of the planner's forecasts: clicks and costs that nobody has paid. */
const FORECAST =
  /^(?:.{0,20}(?:keyword|plan) forecasts?|forecasts?|previs(?:ão|ões)|.{0,30}previs(?:ão|ões) d[aeo]s? palavras|pron[óo]sticos?|previsi(?:ón|ones))(?!\p{L})/u;

/** Columns, or titles, of reports of other platforms: their costs are none of Google Ads. */
const platforms: readonly (readonly [platform: string, names: RegExp])[] = [
  [
    'do Meta Ads',
    /^(?:reach|alcance|link clicks|cliques no link|clics en el enlace|reporting (?:starts|ends)|(?:in[ií]cio|encerramento) dos relat[óo]rios|(?:inicio|fin) del informe)$/u,
  ],
  ['do Microsoft Advertising', /^report (?:name|time):|microsoft (?:corporation|advertising)/u],
  [
    'do Google Analytics',
    /^(?:sess(?:ões|ions)|sesiones|(?:engaged sessions|sessões engajadas)|(?:active |total |new )?users|usuários(?: ativos)?)$/u,
  ],
];

/** Why a file of another kind cannot be read as a report; null when it is none. */
export function findOtherFile(rows: readonly TableRow[]): string | null {
  for (const { line, cells } of rows) {
    const labels = cells.map(normalLabel);
    const isTitle = labels.slice(1).every((label) => label === '');
    if (isTitle && FORECAST.test(labels[0] ?? ''))
      return `Linha ${line}, coluna 1: é uma previsão do planejador: os cliques e custos ainda não aconteceram. Traga as ideias de palavras-chave do planejador, ou um relatório.`;
    const names = isTitle || isHeader({ line, cells }) ? labels : [];
    const platform = platforms.find(([, known]) => names.some((label) => known.test(label)))?.[0];
    if (platform !== undefined)
      return `Linha ${line}, coluna 1: é um relatório ${platform}. Traga o do Google Ads: custos de outras plataformas não entram na conta.`;
    const own = labels.filter((label) => EDITOR.test(label));
    const isEditor = labels.includes('criterion type') || labels.includes('row type') || own.length >= 3;
    if (isEditor && !labels.some((label) => RESULTS.test(label)))
      return `Linha ${line}, coluna 1: é um arquivo do Google Ads Editor, com a estrutura das campanhas e não com resultados. Traga-o em "Importar campanhas".`;
  }
  return null;
}
