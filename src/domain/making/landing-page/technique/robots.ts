import { hiddenFromSearch, type Seen } from '../finding-codes.ts';
import { excerptAround } from '../phrases.ts';
import { withWholeTexts } from '../readable-scripts.ts';
import type { Reading } from '../reading.ts';
import { isRouter, TURNS_ON_ROBOTS, turnsOnRobots } from '../scripts.ts';

const SHUT = /(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/iu;

/** A script that writes the mark, which AdsBot runs. */
const SHUTS_BY_SCRIPT =
  /['"`](?:robots|googlebot|adsbot-google\w*)['"`][\s\S]{0,200}noindex|noindex[\s\S]{0,120}['"`](?:robots|googlebot|adsbot-google\w*)['"`]/iu;
/** What a script does to a robot that shall read nothing: an empty page, an error, a mark that shuts it out. */
const SHOWS_NOTHING =
  /(?:innerhtml|textcontent|innertext)\s*=\s*(['"`])\s*\1|\.remove\(|replacechildren\(\s*\)|window\.stop\(|document\.open\(|(?<!\w)throw\b|noindex|about:blank|(?<!\d)4(?:0[1345]|10)(?!\d)|not-?found/iu;
const MOST_AFTER_THE_QUESTION = 400;

/** Asks whether Google's robot reads the page: it then sees nothing, or something else than people see. */
export function findCloaking({ page }: Reading): Seen[] {
  const script = page.scripts.find((each) => !isRouter(each) && turnsOnRobots(each));
  if (script === undefined) return [];
  const at = TURNS_ON_ROBOTS.exec(script)?.index ?? 0;
  return [
    {
      code: SHOWS_NOTHING.test(script.slice(at, at + MOST_AFTER_THE_QUESTION))
        ? 'noindex_adsbot'
        : 'cloaking',
      excerpt: excerptAround(script.trim(), at),
      where: 'script',
    },
  ];
}

/** Marks that shut Google's robots out. */
export function findRobots({ page }: Reading): Seen[] {
  const isShut = (names: RegExp) =>
    page.metas.find(({ name, content }) => names.test(name) && SHUT.test(content));
  const own = isShut(/(?:^|[\s,])adsbot-google(?:-mobile(?:-apps)?)?(?:$|[\s,])/u);
  if (own)
    return [
      {
        code: 'noindex_adsbot',
        excerpt: `<meta name="${own.name}" content="${own.content}">`,
        where: 'head',
      },
    ];
  const all = isShut(/^(?:robots|googlebot|x-robots-tag)$/u);
  const script = page.scripts.map(withWholeTexts).find((each) => SHUTS_BY_SCRIPT.test(each));
  if (!all && script !== undefined)
    return [
      {
        ...hiddenFromSearch,
        excerpt: excerptAround(script.trim(), SHUTS_BY_SCRIPT.exec(script)?.index),
        where: 'script',
      },
    ];
  return all
    ? [{ ...hiddenFromSearch, excerpt: `<meta name="${all.name}" content="${all.content}">`, where: 'head' }]
    : [];
}
