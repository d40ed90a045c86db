import type { ReadBlock } from './page-model.ts';

const IN_QUOTES = /^[“"«„‟❝'‘].{20,}[”"»“❞'’]/su;
const SIGNED = /(?:^|\s|[”"»“.!?])[—–-]\s?\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]*)?(?:,|\s*\(|\s*$)/u;
const AGED = /\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.]*)?, \d{2}(?:,| anos| años| ans| Jahre|$)/u;

/** A text in quotation marks, or signed with a name. */
export function looksLikeQuote({ text, isQuote, tag }: ReadBlock): boolean {
  if (/^h[1-3]$/u.test(tag)) return false;
  return (
    isQuote ||
    IN_QUOTES.test(text) ||
    (text.length > 30 && (SIGNED.test(text.slice(-60)) || AGED.test(text.slice(-60))))
  );
}
