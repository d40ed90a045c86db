import * as z from 'zod/mini';
import type { FindingCode, PageReport } from './finding-codes.ts';
import type { Sketch } from './sketch.ts';

/** `waiting` for its turn, `running`, or `done`. */
export const checkStates = ['waiting', 'running', 'done'] as const;
export type CheckState = (typeof checkStates)[number];

/** The stored part of a check. */
export interface CheckReport extends PageReport {
  /** The address where the visitor arrived; null when the page did not answer. */
  finalUrl: string | null;
  sketch: Sketch;
}

/** A check as its owner reads it. */
export interface PageCheck {
  id: string;
  /** The text of the sitelink that leads there; empty for the final URL. */
  label: string;
  url: string;
  state: CheckState;
  isWeekly: boolean;
  askedAt: string;
  finishedAt: string | null;
  report: (PageReport & { finalUrl: string | null }) | null;
}

const address = z
  .url({ protocol: /^https?$/, error: 'Use um endereço como https://…' })
  .check(z.maxLength(2000, 'Use no máximo 2000 caracteres.'));

/** The pages to check: the final URL with an empty label, and sitelinks. */
export const newChecksSchema = z.strictObject({
  pages: z
    .array(z.strictObject({ label: z.string().check(z.maxLength(100)), url: address }), 'Escolha as páginas.')
    .check(
      z.minLength(1, 'Escolha pelo menos uma página.'),
      z.maxLength(21, 'Use no máximo 21 páginas por vez.'),
    ),
});
export type NewChecks = z.output<typeof newChecksSchema>;

/** The difference between two checks of one page: new codes, and codes that disappeared. */
export function compareChecks(
  before: PageReport,
  now: PageReport,
): { came: FindingCode[]; went: FindingCode[] } {
  const codes = ({ findings }: PageReport) => [...new Set(findings.map(({ code }) => code))];
  const [old, fresh] = [codes(before), codes(now)];
  return {
    came: fresh.filter((code) => !old.includes(code)),
    went: old.filter((code) => !fresh.includes(code)),
  };
}

/** Whether a page turned bad: something came that costs the ad or the account. */
export function turnedBad(before: PageReport | null, now: PageReport): boolean {
  if (before === null) return false;
  const { came } = compareChecks(before, now);
  return now.findings.some(({ code, severity }) => severity === 'bloqueia' && came.includes(code));
}

/**
 * Of how many pages the newest finished check found what costs the ad or the account.
 * @param checks the newest first.
 */
export function worstPages(checks: readonly PageCheck[]): number {
  const newest = new Map<string, PageReport>();
  for (const { label, report } of checks) if (report && !newest.has(label)) newest.set(label, report);
  return [...newest.values()].filter(({ findings }) =>
    findings.some(({ severity }) => severity === 'bloqueia'),
  ).length;
}
