/** "http" in base 64. */
const ADDRESS_IN_BASE64 = /^aHR0c[\w+/=]{8,600}$/u;

/** An address that is written in base 64; '' when the text is none. */
export function ofBase64(text: string): string {
  if (!ADDRESS_IN_BASE64.test(text)) return '';
  try {
    return atob(text);
  } catch {
    return '';
  }
}

const PARTS =
  /\[\s*((?:'[^'\n]{0,300}'|"[^"\n]{0,300}")(?:\s*,\s*(?:'[^'\n]{0,300}'|"[^"\n]{0,300}")){1,40})\s*,?\s*\]\.join\(\s*(['"])([^'"\n]{0,3})\2\s*\)/gu;
const PART = /'([^'\n]*)'|"([^"\n]*)"/gu;
const ADDED = /(['"])\s*\+\s*\1/gu;
const IN_BASE64 = /(?:window\.)?atob\(\s*(['"`])(aHR0c[\w+/=]{8,600})\1\s*\)/gu;
const ESCAPED = /(?:decodeURI(?:Component)?|unescape)\(\s*(['"`])([^'"`\s]{8,600})\1\s*\)/gu;
const BACKWARDS =
  /(['"`])([^'"`\s]{8,300})\1\.split\(\s*(['"`])\3\s*\)\.reverse\(\)\.join\(\s*(['"`])\4\s*\)/gu;
const CODES = /(?:String\.fromCharCode\(\s*|\[\s*)(\d{2,3}(?:\s*,\s*\d{2,3}){7,400})\s*[\])]/gu;
const OF_CODES = /String\.fromCharCode(?:\.apply\(\s*\w+\s*,\s*(\w+)\s*\)|\(\s*\.\.\.(\w+)\s*\))/gu;

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A script whose texts can be read: in parts, in base 64, backwards or as numbers, they are put together. */
export function withWholeTexts(script: string): string {
  const whole = script
    .replace(PARTS, (_, parts: string, _quote, between: string) => {
      const texts = [...parts.matchAll(PART)].map(([, single, double]) => single ?? double ?? '');
      return `'${texts.join(between)}'`;
    })
    .replace(ADDED, '')
    .replace(IN_BASE64, (_, _quote, text: string) => `'${ofBase64(text)}'`)
    .replace(ESCAPED, (_, _quote, text: string) => `'${unescaped(text)}'`)
    .replace(BACKWARDS, (_, _quote, text: string) => `'${Array.from(text).reverse().join('')}'`);
  if (!whole.includes('fromCharCode')) return whole;
  return whole
    .replace(CODES, (_, codes: string) => `'${String.fromCharCode(...codes.split(',').map(Number))}'`)
    .replace(OF_CODES, (_, applied?: string, spread?: string) => applied ?? spread ?? '');
}

const BY_TEXT = /(?<=[\w$)])\[\s*(['"])([a-zA-Z]{2,30})\1\s*\]/gu;
const ALIAS =
  /(?:const|let|var|,)\s*([\w$]{1,20})\s*=\s*(?:window\.|document\.|self\.|top\.)?(location|history)\s*(?=[;,\n])/gu;
const PARAMETERS = /\(\s*(?:async\s*)?(?:function\s*\w*\s*)?\(([\w$,\s]{1,80})\)\s*(?:=>\s*)?\{/gu;
const ARGUMENTS = /\}\s*\)?\s*\(([\w.$,\s]{0,80}(?<![\w$])(?:history|location)(?![\w$])[\w.$,\s]{0,80})\)/gu;
const MOST_ALIASES = 10;

/** Names that a script gives to the browser's history and address. */
function aliasesOf(script: string): (readonly [string, string])[] {
  const named = [...script.matchAll(ALIAS)].map(([, name = '', own = '']) => [name, own] as const);
  const given = [...script.matchAll(ARGUMENTS)].slice(0, MOST_ALIASES).flatMap((call) => {
    const values = (call[1] ?? '').split(',').map((each) => each.trim().split('.').at(-1) ?? '');
    return [...script.slice(0, call.index).matchAll(PARAMETERS)]
      .map(([, names = '']) => names.split(',').map((each) => each.trim()))
      .filter((names) => names.length === values.length)
      .slice(-MOST_ALIASES)
      .flatMap((names) => names.map((name, at) => [name, values[at] ?? ''] as const))
      .filter(([, own]) => own === 'history' || own === 'location');
  });
  return [...named, ...given].slice(0, MOST_ALIASES);
}

/** A script that calls the history and the address of the browser by their own names. */
export function withOwnNames(script: string): string {
  const plain = script.replace(BY_TEXT, '.$2');
  return aliasesOf(plain).reduce(
    (text, [name, own]) =>
      name === own
        ? text
        : text.replace(new RegExp(`(?<![\\w.$])${name.replaceAll('$', '\\$')}(?=\\.\\w)`, 'gu'), () => own),
    plain,
  );
}
