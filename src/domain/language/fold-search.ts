import { normalForm } from '#domain/ads/keyword.ts';

/** Lower case, without accents, with `.` and `-` replaced by blanks. */
export function foldSearch(text: string): string {
  const form = normalForm(text);
  return PLAIN.test(form) ? form : form.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Nothing here has an accent. */
const PLAIN = /^[ -~]*$/;
