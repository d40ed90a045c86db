import { hasBrokenTag } from '#domain/ads/broken-tags.ts';
import { findKeywordProblems, keywordKey, type Keyword } from '#domain/ads/keyword.ts';
import { plainLine } from '#domain/ads/plain-line.ts';
import { adTextWidth, toLowerCase } from '#domain/ads/text.ts';
import type { PinnedText } from '#domain/making/structure/draft.ts';
import type { OmitText } from './exportable-draft.ts';

/** The keywords that Google Ads takes, each once. */
export function acceptedKeywords<Entry extends { text: string }>(
  entries: readonly Entry[],
  read: (entry: Entry) => Keyword,
  leaveOut: OmitText,
): Entry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const keyword = read(entry);
    const key = keywordKey(keyword);
    const isRefused = keyword.text === '' || findKeywordProblems(keyword).length > 0;
    const why = isRefused ? 'refused' : seen.has(key) ? 'repeated' : null;
    if (why !== null) leaveOut(entry.text, why);
    seen.add(key);
    return why === null;
  });
}

/** The texts that fit, each once. */
export function exportableTexts(
  texts: readonly PinnedText[],
  limit: number,
  leaveOut: OmitText,
): PinnedText[] {
  const seen = new Set<string>();
  return texts
    .map((each) => ({ ...each, text: plainLine(each.text) }))
    .filter(({ text }) => {
      if (text === '') return false;
      const key = toLowerCase(text);
      const why = hasBrokenTag(text)
        ? 'broken_tag'
        : adTextWidth(text) > limit
          ? 'too_long'
          : seen.has(key)
            ? 'repeated'
            : null;
      if (why !== null) leaveOut(text, why);
      seen.add(key);
      return why === null;
    });
}
