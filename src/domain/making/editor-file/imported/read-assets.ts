import {
  emptyPromotion,
  occasions,
  type DraftPromotion,
  type DraftSitelink,
  type DraftSnippet,
  snippetHeaders,
} from '#domain/making/structure/settings.ts';
import { readAmount, readDay } from './read-settings.ts';

type Get = (name: string) => string;

// Each returns null for what has no place in a draft: its row stays as it is.

export function readSitelink(get: Get): DraftSitelink | null {
  const [text, desc1, desc2] = [get('Link Text'), get('Description Line 1'), get('Description Line 2')];
  const url = get('Final URL');
  const fits = Math.max(text.length, desc1.length, desc2.length) <= 200 && url.length <= 4000;
  return fits ? { text, desc1, desc2, url } : null;
}

export function readCallout(get: Get): string | null {
  const text = get('Callout text');
  return text.length <= 200 ? text : null;
}

export function readSnippet(get: Get): DraftSnippet | null {
  const header = snippetHeaders.find((each) => each.toLowerCase() === get('Header').toLowerCase());
  const written = get('Snippet Values');
  // Editor writes each value on a line of its own; a value may have a semicolon then.
  const values = written
    .split(/[\r\n]/.test(written) ? /[\r\n]+/ : ';')
    .map((value) => value.trim())
    .filter((value) => value !== '');
  const fits = values.length <= 10 && values.every(({ length }) => length <= 200);
  return header !== undefined && fits ? { header, values } : null;
}

export function readPromotion(get: Get): DraftPromotion | null {
  const written = (name: string) => (get(name) === '[]' ? '' : get(name));
  const occasion = occasions.find((each) => each.toLowerCase() === get('Occasion').toLowerCase()) ?? null;
  const percent = /^[1-9]\d?$/.test(get('Percent discount')) ? Number(get('Percent discount')) : null;
  const [target, code] = [get('Promotion target'), written('Promotion code')];
  const isKnown = occasion !== null || written('Occasion') === '';
  if (!isKnown || target.length > 200 || code.length > 100) return null;
  return {
    ...emptyPromotion,
    target,
    percent,
    amount: readAmount(get('Monetary discount')),
    isUpTo: get('Discount modifier').toLowerCase() === 'up to',
    code,
    ordersOver: readAmount(get('Orders over amount')),
    occasion,
    start: readDay(get('Promotion start')),
    end: readDay(get('Promotion end')),
  };
}
