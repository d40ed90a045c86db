/**
 * Letters of folded text, as whole Unicode blocks of every script, without the punctuation between them. The
 * exact class `\p{L}` has six hundred ranges; an expression that uses it a thousand times takes seconds to
 * compile.
 */
export const LETTERS =
  'a-zªµº\u00df-\u02af\u0370-\u1fff\u2c60-\u2dff\u3005-\ud7ff\uf900-\ufdff\ufe70-\ufefe\uff66-\uffdc';
/** Letters and digits. */
export const IN_WORD = `${LETTERS}0-9`;
