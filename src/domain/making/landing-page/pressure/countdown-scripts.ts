import type { PageModel } from '../page-model.ts';

/** What the scripts, data and styles of a page tell of a clock, whatever its texts say. */

const NOW = '(?:date\\.now\\(\\)|new date\\(\\)(?:\\.gettime\\(\\))?|\\+new date\\(?\\)?|\\bnow\\b)';
const NAME_OF_A_TIME =
  '(?:min(?:ute|uto)?s?|sec(?:ond|onde)?s?|seg(?:undo)?s?|sek(?:unden)?|time ?left|remaining|restante|duration|countdown|timer|tempo|tiempo|temps|zeit|total|left|t|s|m)';
/** A script that counts from now on, so that every visitor has the same minutes. */
const COUNTS_FROM_NOW = new RegExp(
  [
    // Date.now() + 900000
    '(?:date\\.now\\(\\)|gettime\\(\\)|\\+ ?new date)\\s*\\+\\s*\\(?(?:\\d{4,8}\\b|\\d+(?:\\.\\d+)?e[4-7])',
    // now + minutes * 60000
    `${NOW}\\s*\\+\\s*\\(?\\s*[\\d\\w.]+\\s*\\*`,
    // timeLeft = 15 * 60; … setInterval
    `${NAME_OF_A_TIME}\\s*=\\s*(?:\\d+\\s*\\*\\s*)*\\d+\\b[\\s\\S]{0,600}(?:setinterval|settimeout|requestanimationframe)`,
    // setInterval(function () { n--; })
    'setinterval\\([\\s\\S]{0,400}(?:--|-= ?1)',
    // n = 900; … setInterval(… n - 1 …)
    '\\b\\w+\\s*=\\s*\\d{2,5}\\b[\\s\\S]{0,200}setinterval\\([\\s\\S]{0,200}\\w\\s*-\\s*1\\b',
  ].join('|'),
  'iu',
);
/** The end is set by the clock of the visit: in three hours, at midnight. */
const RESTARTS = /set(?:hours|minutes|date)\([^)]{0,40}(?:get(?:hours|minutes|date)\(\)|23)/iu;

export function countsFromNow(scripts: string): boolean {
  return COUNTS_FROM_NOW.test(scripts) || RESTARTS.test(scripts);
}

/** A script that writes minutes and seconds. */
const TICKS =
  /setinterval[\s\S]{0,800}%\s*60|%\s*60[\s\S]{0,800}setinterval|setinterval[\s\S]{0,400}toisostring\(\)\.(?:slice|substr)/iu;

export function ticks(scripts: string): boolean {
  return TICKS.test(scripts);
}

/** A date that is the same for everybody. */
const FIXED_DATE =
  /\d{4}-\d{2}-\d{2}|new date\(\s*\d{4}\s*,|\d{1,2}\/\d{1,2}\/\d{4}|date\.utc\(\s*\d{4}|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2},? \d{4}/iu;

export function namesAFixedDate(script: string): boolean {
  return FIXED_DATE.test(script);
}

export function asksForTheDate(scripts: string): boolean {
  return /tolocaledatestring|todatestring|getdate\(\)/iu.test(scripts);
}

export function writesToday(scripts: string): boolean {
  return (
    /tolocale(?:date)?string|todatestring|getdate\(\)|getday\(\)|intl\.datetimeformat/iu.test(scripts) &&
    /textcontent|innertext|innerhtml|document\.write|\.(?:text|html)\(/iu.test(scripts)
  );
}

/** The hour of the day a few minutes from now, which is another one for every visitor. */
export function writesAnHourFromNow(script: string): boolean {
  return (
    /gethours\(\)|tolocaletimestring|timestyle|hour:/iu.test(script) &&
    /(?:date\.now\(\)|gettime\(\)|\+ ?new date\(?\)?)\s*\+|set(?:minutes|hours|seconds|time)\([^;]{0,60}\+/iu.test(
      script,
    ) &&
    !/fetch\(|xmlhttprequest|\.ajax\(/iu.test(script)
  );
}

/** A time that is kept for each visitor. */
export function remembersTheVisitor(scripts: string): boolean {
  return /(?:local|session)storage|document\.cookie|cookies\.(?:get|set)/iu.test(scripts);
}

/** Settings of an app's clock, in a script or as data: it begins with the visit. */
const EVERGREEN_SETTINGS =
  /(?:count-?_?down|timer)[\s\S]{0,200}(?:evergreen|per[_-]?visitor|per[_-]?session)|(?:evergreen|per[_-]?visitor)[\s\S]{0,200}(?:count-?_?down|timer)|countdown\(\s*\{[^}]{0,80}until['"]?\s*:\s*['"]?\+\s?\d/iu;

export function hasEvergreenSettings({ scripts, structuredData }: PageModel): boolean {
  return [...scripts, ...structuredData].some((each) => EVERGREEN_SETTINGS.test(each));
}

export function hasEvergreenScript({ scriptAddresses }: PageModel): boolean {
  return scriptAddresses.some((address) => /evergreen|deadline-?funnel|scarcity/iu.test(address));
}

/** The element of a clock which a script fills in, so that it is empty itself. */
export function idOfAClock({ ids }: PageModel): string | undefined {
  return [...ids].find((each) =>
    /count-?down|timer|cronometro|relogio|contador|clock|decompte|rebours/iu.test(each),
  );
}
