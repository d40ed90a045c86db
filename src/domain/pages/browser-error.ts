import * as z from 'zod/mini';
import { pageList } from './pages.ts';

/** The pattern of no page of ours. */
export const UNKNOWN_SCREEN = '*';
export const MOST_FRAMES = 10;
const LONGEST_MESSAGE = 200;

/**
 * Leaves the fixed words of an error's message. Browsers repeat values in it, which people may have typed: what stands
 * in quotes, addresses, e-mails and numbers go.
 */
export function withoutValues(message: string): string {
  return message
    .replace(
      /"[^"]*(?:"|$)|“[^”]*(?:”|$)|«[^»]*(?:»|$)|`[^`]*(?:`|$)|(?<![\p{L}\d])'.*?(?:'(?![\p{L}\d])|$)/gsu,
      '…',
    )
    .replace(/\S*(?:@|:\/\/)\S*/g, '…')
    .replace(/\d+(?:[.,:-]\d+)*/g, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_MESSAGE);
}

/**
 * Where in our own files an error arose, the innermost first: `assets/first-a1b2.js:1:234`.
 * @param origin of the site
 */
export function ownFrames(stack: string, origin: string): string[] {
  const frames = stack.split(`${origin}/`).slice(1);
  return frames.flatMap((frame) => FRAME.exec(frame)?.[0] ?? []).slice(0, MOST_FRAMES);
}

const FRAME = /^assets\/[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}/;

const paths = pageList.map(({ path }) => path);

/** An error of the interface, as the browser reports it: nothing that a person typed, opened or is called by. */
export const browserErrorSchema = z.strictObject({
  /** The version of the interface. */
  release: z.string().check(z.regex(/^[\w.+-]{1,40}$/)),
  /** The pattern of the page, such as `/campaign/:id/revisao`. */
  screen: z.union([
    z.enum([...paths, UNKNOWN_SCREEN]),
    z.string().check(z.regex(/^\/campaign\/:id\/[a-z]{1,20}$/)),
  ]),
  name: z.string().check(z.regex(/^[A-Za-z]\w{0,49}$/)),
  message: z.pipe(z.string().check(z.maxLength(1000)), z.transform(withoutValues)),
  frames: z.array(z.string().check(z.regex(new RegExp(`${FRAME.source}$`)))).check(z.maxLength(MOST_FRAMES)),
});

export type BrowserError = z.output<typeof browserErrorSchema>;
