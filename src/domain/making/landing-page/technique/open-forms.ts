import type { Seen } from '../finding-codes.ts';
import { excerptAround } from '../phrases.ts';
import { addressOf, type Reading } from '../reading.ts';

/** Forms whose answers travel without protection. */
export function findForms({ page, url }: Reading): Seen[] {
  const open = page.forms.find(({ action, fields }) => {
    const asks = fields.some(
      (type) =>
        !['hidden', 'submit', 'button', 'search', 'checkbox', 'radio', 'image', 'reset'].includes(type),
    );
    const target = addressOf(action === '' ? (url?.href ?? '') : action, page.base ?? undefined, url);
    return asks && target?.protocol === 'http:';
  });
  const hasFields = page.forms.length + page.looseFields.length > 0;
  const sends = hasFields ? page.scripts.find(sendsOpenly) : undefined;
  const frame = page.media.find(({ tag, src }) => tag === 'iframe' && OPEN_FORM.test(src));
  if (!open && (sends !== undefined || frame))
    return [
      {
        code: 'form_without_https',
        excerpt: frame?.src ?? excerptAround(sends ?? '', SENDS_OPENLY.exec(sends ?? '')?.index),
        where: frame?.where ?? 'script',
      },
    ];
  return open
    ? [{ code: 'form_without_https', excerpt: `<form action="${open.action}">`, where: open.where }]
    : [];
}

/** A script that sends what a form asks, and a form in a frame, by an address that is not protected. */
const SENDS_OPENLY =
  /(?:fetch\(\s*|\.open\(\s*['"`]post['"`]\s*,\s*|\.post\(\s*|\burl\s*:\s*|\.action\s*=\s*|sendbeacon\(\s*)['"`]http:\/\/(?!localhost|127\.)/iu;
/** An address that a script gives a name, and then sends to. */
const NAMED_ADDRESS =
  /(?:const|let|var)\s+(\w{1,40})\s*=\s*['"`]http:\/\/(?!localhost|127\.|www\.w3\.org|schema\.org)/giu;

/** An address that is put together: `['http:', '', host].join('/')`, `'http:' + '//host'`. */
const MADE_OPEN =
  /(?:\.action\b|['"`]action['"`]\s*,|\.open\(\s*['"`]post|fetch\(|sendbeacon\(|\.post\()[\s\S]{0,300}['"`]http:(?:\/\/)?['"`]|['"`]http:(?:\/\/)?['"`][\s\S]{0,300}(?:\.action\b|['"`]action['"`]\s*,|\.open\(\s*['"`]post|fetch\(|sendbeacon\(|\.post\()/iu;
/** "http:" that is turned into "https:" is mended. */
const MENDS =
  /replace\(\s*(?:['"`]http:|\/\^?http:)[^,]{0,12},\s*['"`]https:|[!=]==?\s*['"`]http:|['"`]http:['"`]\s*[!=]==?/iu;
const SETS_OPEN = /(?:\.action\s*=|['"`]action['"`]\s*,)\s*['"`]http:\/\/(?!localhost|127\.)/iu;

function sendsOpenly(script: string): boolean {
  if (SENDS_OPENLY.test(script) || SETS_OPEN.test(script)) return true;
  if (MADE_OPEN.test(script) && !MENDS.test(script)) return true;
  return [...script.matchAll(NAMED_ADDRESS)].some(([, name = '']) =>
    new RegExp(
      `(?:fetch|\\.post|sendbeacon|axios)\\(\\s*[\`'"$\\{]*${name}\\b|\\.open\\([^)]{0,20}\\b${name}\\b|(?:action|url)\\s*[:=]\\s*${name}\\b`,
      'iu',
    ).test(script),
  );
}

const OPEN_FORM =
  /^http:\/\/[^\s]*(?:form|lead|contact|contat|kontakt|subscri|inscri|opt-?in|sign-?up|checkout|order|pedido|newsletter)/iu;
