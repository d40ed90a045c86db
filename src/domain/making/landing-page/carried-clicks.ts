import { withOwnNames } from './readable-scripts.ts';

/** Scripts of trackers that write the parameters of the address into the links. */
const CARRIER =
  /utm|track|redtrack|voluum|clickmagick|bemob|binom|keitaro|param|xtracky|linker|affiliate|clickid|gclid|vturb|smartplayer/iu;
const NAMES_CLICK = /gclid|gbraid|wbraid/iu;

const OWN = '(?:(?:window|document|self|top|parent|globalThis)\\.)?(?:location|URL)';
/** The address of the page as an object: its query is read from it by names or as a whole. */
const PARSED = `new\\s+URLSearchParams\\(\\s*${OWN}(?:\\.search)?(?:\\.\\w+\\([^()]*\\))?\\s*\\)|new\\s+URLSearchParams\\(\\s*new\\s+URL\\(\\s*${OWN}(?:\\.href)?\\s*\\)\\.search\\s*\\)|new\\s+URL\\(\\s*${OWN}(?:\\.href)?\\s*\\)(?:\\.searchParams)?`;
const PARSES = new RegExp(PARSED, 'giu');
const NAMED = new RegExp(
  `([\\w$]{1,30})\\s*=\\s*(?:${PARSED})(?!(?:\\.searchParams)?\\s*\\.\\s*(?:get|has|getAll)\\b)`,
  'giu',
);
const READ_AT_ONCE = new RegExp(
  `(?:\\bof\\s+|\\.\\.\\.\\s*|\\+\\s*|String\\(\\s*|fromEntries\\(\\s*|\\$\\{\\s*)(?:${PARSED})(?!\\s*\\.\\s*(?:get|has)\\b)|(?:${PARSED})(?:\\.searchParams)?\\s*\\.\\s*(?:forEach|entries|keys|toString|search\\b)`,
  'iu',
);
/** The query as it stands, and not in order to ask whether there is one. */
const WHOLE_QUERY = new RegExp(
  `(?<!(?:if|while)\\s*\\(\\s*!?\\s*(?:(?:window|document|self|top)\\.)?)(?<!!\\s*(?:(?:window|document|self|top)\\.)?)(?<![\\w$])location\\.search(?!\\s*(?:&&|\\?|[!=]==?|[<>]|=(?!=)|\\.(?:length|indexOf|includes|match|test|startsWith)\\b))(?!Params)`,
  'iu',
);
const AFTER_THE_QUESTION_MARK =
  /(?:location\.href|document\.URL|location\.toString\(\)|String\(location\))(?:\.split\(\s*['"`]\?['"`]\s*\)\s*(?:\[\s*1|\.pop|\.slice|\.at)|\.(?:slice|substr(?:ing)?)\([^;]{0,60}(?:indexOf|search)\(\s*['"`]\?)|(?:location\.href|document\.URL)\.(?:match|replace)\(\s*\/[^/]*\\\?/iu;
/** The names of what is taken along, when a script lists them. */
const LISTS_NAMES = /\[\s*['"`][\w-]{1,40}['"`](?:\s*,\s*['"`][\w-]{1,40}['"`])*\s*,?\s*\]/u;
const WRITES_ADDRESS =
  /\.(?:href|action|src)\s*\+?=(?!=)|(?:attr|prop|setAttribute)\(\s*['"`](?:href|action|src)|(?<![\w$])location\s*=(?!=)|location\.(?:assign|replace)\(|open\(|\.search\s*=(?!=)|searchParams\.(?:set|append)|\.value\s*=(?!=)|cookie|storage|fetch\(|append\(/iu;

const MOST_NAMES = 10;

/** Whether what is held under a name is taken along as a whole, or by names that nobody knows. */
function takesAll(script: string, name: string): boolean {
  const own = name.replaceAll('$', '\\$');
  const isWhole = new RegExp(
    `(?<![\\w.$])${own}(?:\\.searchParams)?\\.(?:forEach|entries|keys|toString|search\\b)|\\bof\\s+${own}(?:\\.searchParams)?(?![\\w$])|\\.\\.\\.\\s*${own}(?![\\w$])|\\$\\{\\s*${own}\\s*\\}|\\+\\s*${own}(?![\\w$.[(])|(?:String|fromEntries|URLSearchParams)\\(\\s*${own}(?![\\w$.])`,
    'u',
  ).test(script);
  const byVariable = new RegExp(
    `(?<![\\w.$])${own}(?:\\.searchParams)?\\.get\\(\\s*[\\w$.[\\]]+\\s*\\)`,
    'u',
  );
  return isWhole || (byVariable.test(script) && !LISTS_NAMES.test(script));
}

function readsWholeQuery(script: string): boolean {
  if (AFTER_THE_QUESTION_MARK.test(script) || READ_AT_ONCE.test(script)) return true;
  if (WHOLE_QUERY.test(script.replace(PARSES, ' '))) return true;
  return [...script.matchAll(NAMED)].slice(0, MOST_NAMES).some(([, name = '']) => takesAll(script, name));
}

/**
 * Whether a page takes the click's id along: a script reads it by its name or reads the whole query, and writes it into an
 * address. A script that takes along what it lists, or only asks for one name, leaves the id behind.
 */
export function carriesClick(scripts: string, addresses: readonly string[]): boolean {
  if (addresses.some((address) => CARRIER.test(address)) || NAMES_CLICK.test(scripts)) return true;
  const own = withOwnNames(scripts);
  return WRITES_ADDRESS.test(own) && readsWholeQuery(own);
}
