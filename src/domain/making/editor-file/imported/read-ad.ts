import type { PinnedText, SearchAd } from '#domain/making/structure/draft.ts';

type Get = (name: string) => string;

/**
 * A responsive search ad; null for an ad that a draft cannot hold: of another type, too long, or with an empty
 * place between two titles.
 */
export function readAd(get: Get): SearchAd | null {
  const type = get('Ad type').toLowerCase();
  if (type !== '' && type !== 'responsive search ad') return null;
  const titles = readTexts(get, 'Headline', 15);
  const descriptions = readTexts(get, 'Description', 4);
  const [path1, path2, finalUrl] = [get('Path 1'), get('Path 2'), get('Final URL')];
  const fits = path1.length <= 100 && path2.length <= 100 && finalUrl.length <= 4000;
  return titles && descriptions && fits ? { titles, descriptions, path1, path2, finalUrl } : null;
}

function readTexts(get: Get, name: string, most: number): PinnedText[] | null {
  const all = Array.from({ length: most }, (_, at) => get(`${name} ${at + 1}`));
  const count = all.findIndex((text) => text === '');
  const texts = count === -1 ? all : all.slice(0, count);
  const hasGap = all.slice(texts.length).some((text) => text !== '');
  if (hasGap || texts.some(({ length }) => length > 300)) return null;
  return texts.map((text, at) => {
    const pin = get(`${name} ${at + 1} position`);
    return /^[123]$/.test(pin) ? { text, pin: Number(pin) } : { text };
  });
}
