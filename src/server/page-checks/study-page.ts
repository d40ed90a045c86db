import { checkPage } from '#domain/making/landing-page/check-page.ts';
import type { PageReport } from '#domain/making/landing-page/finding-codes.ts';
import { findBrokenPromises, type PromisingTexts } from '#domain/making/landing-page/promised-texts.ts';
import { parsePage } from '#domain/making/landing-page/parse-page.ts';
import { type Sketch, sketchOf } from '#domain/making/landing-page/sketch.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { decodePage } from './fetch/decode-page.ts';
import { shutsAdsBot } from './fetch/robots.ts';

/** What a server sent, with the charset that its header names. */
export interface Received {
  body: Uint8Array;
  charset?: string | undefined;
}

export interface StudyRequest {
  page: Received;
  /** The page that other visitors got; null when it did not answer. */
  others: readonly (Received | null)[];
  /** The site's robots.txt; null when there is none. */
  robots: Received | null;
  url: string;
  sheet: ProductSheet;
  promised: PromisingTexts;
}

export interface StudiedPage {
  report: PageReport;
  sketch: Sketch;
  others: readonly (Sketch | null)[];
  /** Whether robots.txt shuts the page to AdsBot. */
  isShut: boolean;
}

export async function studyPage(request: StudyRequest): Promise<StudiedPage> {
  const { others, robots, url, sheet, promised } = request;
  const page = parsePage(textOf(request.page));
  const { findings, warnings } = await checkPage(page, { url, sheet });
  return {
    report: { findings: [...findings, ...findBrokenPromises(page, promised)], warnings },
    sketch: sketchOf(page),
    others: others.map((other) => (other === null ? null : sketchOf(parsePage(textOf(other))))),
    isShut: robots !== null && shutsAdsBot(textOf(robots), pathOf(url)),
  };
}

function textOf({ body, charset }: Received): string {
  return decodePage(body, charset);
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
