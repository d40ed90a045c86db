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

const SAYS =
  '(?:explica|afirma|diz|assegura|garante|revela|conta|dice|asegura|senala|sostiene|says?|explains?|claims?|reveals?|told|sagt|erklart|versichert|explique|affirme|assure|dit|confie)';
const EXPERT =
  '(?:medic[oa]s?|dra?|doctor[ae]?s?|doutora?|investigadora?|pesquisadora?|cientista|cientific[oa]|professora?|especialista|endocrin\\p{L}*|researcher|scientist|physician|specialist|expert|forscher(?:in)?|arzt|arztin|wissenschaftler(?:in)?|chercheu\\p{L}*|medecin|docteure?|scientifique|specialiste|nutricionista)';
const EXPERT_SAYS = new RegExp(`(?<!\\p{L})${SAYS}(?!\\p{L}).{0,60}(?<!\\p{L})${EXPERT}(?!\\p{L})`, 'su');

/** Words that a page puts into an expert's mouth are the page's own claim, not a buyer's result. */
export function isOfExpert(folded: string): boolean {
  return EXPERT_SAYS.test(folded);
}
