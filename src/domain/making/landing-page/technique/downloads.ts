import type { Seen } from '../finding-codes.ts';
import { excerptAround, phrases, wholeWords } from '../phrases.ts';
import type { Reading } from '../reading.ts';
import { runsAtLoad } from '../runs-at-load.ts';
import { downloadSources as source, downloadWords as says } from './download-words.ts';

const PROGRAM = /\.(?:exe|msi|apk|dmg|pkg|bat|cmd|scr|jar|crx|xapk|appx|vbs)(?:$|[?#])/iu;
/** What no browser shows, so that it is saved. */
const SAVED = /\.(?:zip|rar|7z|tar|t?gz|iso|img|bin|exe|msi|apk|dmg|pkg|jar|crx|xapk|appx)(?:$|[?#])/iu;
const GETS_PROGRAM =
  /(?:location(?:\.href)?\s*=|location\.(?:replace|assign)\(|window\.open\()\s*['"`][^'"`]{0,300}\.(?:exe|msi|apk|dmg|pkg|jar|crx)/iu;
/** A link to a program that the script makes, and clicks when it likes. */
const CLICKS_PROGRAM =
  /\.(?:href|download)\s*=\s*['"`][^'"`]{0,300}\.(?:exe|msi|apk|dmg|pkg|jar|crx)['"`?#]/iu;
/** A script saves a file by a link that it clicks itself, by the file's address, or by what it has fetched. */
const SAVES =
  /\.click\(\)|\.src\s*=\s*['"`][^'"`]{0,300}\.(?:zip|rar|7z|t?gz|iso|exe|msi|apk|dmg|pkg)\b|(?:location(?:\.href)?\s*=|location\.(?:replace|assign)\(|window\.open\()\s*(?:['"`][^'"`]{0,300}\.(?:zip|rar|7z|t?gz|iso)\b|\w{1,20}\b)/giu;
const MAKES_A_FILE =
  /createelement\(\s*['"`]a['"`]|createobjecturl\(|\.download\s*=|setattribute\(\s*['"`]download|['"`][^'"`\s]{1,300}\.(?:zip|rar|7z|t?gz|iso|exe|msi|apk|dmg|pkg)\b/iu;
const MOST_SAVES = 30;

/** Whether a script saves a file on the visitor's device: a program at any time, anything else as the page opens. */
function startsDownload(script: string): boolean {
  if (GETS_PROGRAM.test(script) || (CLICKS_PROGRAM.test(script) && /\.click\(\)/iu.test(script))) return true;
  return (
    MAKES_A_FILE.test(script) &&
    [...script.matchAll(SAVES)].slice(0, MOST_SAVES).some(({ index }) => {
      const fetched = script.lastIndexOf('fetch(', index);
      return runsAtLoad(script, fetched < 0 ? index : fetched);
    })
  );
}

/** A script clicks, as the page opens, on a link of the page that saves a file. */
const CLICKS = /\.click\(\)/giu;

function clicksAFile(script: string, links: Reading['links']): boolean {
  return (
    links.some(({ href, download }) => download !== null || SAVED.test(href)) &&
    [...script.matchAll(CLICKS)].slice(0, MOST_SAVES).some(({ index }) => runsAtLoad(script, index))
  );
}

/** "setup.zip is ready. Save it on your computer before you read on." */
const SAVE_A_FILE = new RegExp(
  `[\\w-]\\.(?:zip|rar|7z|exe|msi|apk|dmg|pkg|iso)(?!\\w)[^?]{0,60}(?<![a-z])${source.save}(?![a-z])`,
  'u',
);
/** "Open it and run Setup.exe": a program by its name, and what to do with it. */
const RUN_A_PROGRAM = new RegExp(
  `(?<![a-z])${source.run}(?![a-z])[^.!?]{0,40}[\\w-]+\\.(?:exe|msi|apk|dmg|pkg|bat|scr|jar)(?![a-z])`,
  'u',
);
const COMES_BY_ITSELF = wholeWords([
  `${source.yourFile}(?: [a-z]+){0,3} ${source.comes}`,
  'ya esta bajando (?:tu|su)',
]);
const IS_BEING_SAVED = wholeWords([`${source.beingSaved}(?![a-z])[^.!?]{0,60}(?<![a-z])${source.device}`]);

function urgesToSave(text: string): boolean {
  return (
    phrases('download').test(text) ||
    SAVE_A_FILE.test(text) ||
    RUN_A_PROGRAM.test(text) ||
    says.anyway.test(text) ||
    COMES_BY_ITSELF.test(text) ||
    (IS_BEING_SAVED.test(text) && !says.data.test(text))
  );
}

/** Files that a page lets fall on the visitor's device, or urges to save or run. */
export function findDownloads({ links, page, blocks }: Reading): Seen[] {
  const link = links.find(
    ({ href, download, isAside }) => !isAside && (PROGRAM.test(href) || PROGRAM.test(download ?? '')),
  );
  if (link) return [{ code: 'download_prompt', excerpt: `${link.text} (${link.href})`, where: link.where }];
  const prompt = blocks.find(({ folded: text }) => urgesToSave(text));
  if (prompt) return [{ code: 'download_prompt', excerpt: excerptAround(prompt.text), where: prompt.where }];
  const refresh = page.metas.find(({ name, content }) => name === 'refresh' && SAVED.test(content));
  const frame = page.media.find(({ src }) => SAVED.test(src));
  const script = page.scripts.find((each) => startsDownload(each) || clicksAFile(each, links));
  const excerpt = refresh?.content ?? frame?.src ?? script;
  return excerpt === undefined
    ? []
    : [
        {
          code: 'download_prompt',
          excerpt: excerptAround(excerpt.trim()),
          where: refresh ? 'head' : (frame?.where ?? 'script'),
        },
      ];
}
