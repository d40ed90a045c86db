import type { Seen } from './finding-codes.ts';
import { excerptAround } from './phrases.ts';
import type { Reading } from './reading.ts';
import { withOwnNames } from './readable-scripts.ts';
import { runsAtLoad } from './runs-at-load.ts';
import { isRouter } from './scripts.ts';

/** The Back button is heard, and the page goes on, elsewhere, or shows something new. */
const BACK_TRAP =
  /(?:popstate|hashchange)[\s\S]{0,800}(?:history\.(?:pushstate|forward|go)|location(?:\.href)?\s*=|location\.(?:replace|assign)|window\.open|alert\(|confirm\(|modal|popup|\.style\.|classlist|\.show\()|(?:history\.pushstate|history\.replacestate|location\.hash)[\s\S]{0,800}(?:popstate|hashchange)|history\.forward\(\)/iu;
/** An application that shows the page of its own to which the button leads. */
const OBEYS_BACK =
  /popstate[\s\S]{0,300}(?:\.state\b|location\.(?:pathname|hash|search)|render|route|navigate|loadpage|setpage|closemodal|close\()/iu;
const GOES_ON =
  /history\.(?:forward\(|go\(\s*\+?1)|(?:popstate|hashchange)['"`]?\s*[,=]\s*(?:function\s*\w*\([^)]*\)|\(?\w*\)?\s*=>)?(?:(?!function|=>)[\s\S]){0,400}(?:history\.pushstate|(?:location(?:\.href)?\s*=|location\.(?:replace|assign)\()\s*['"`](?:https?:)?\/\/)/iu;
/** Asks whoever leaves to stay. A script that only counts the visit asks nothing. */
const STAYS =
  /(?:onbeforeunload|['"`]beforeunload['"`])[\s\S]{0,300}(?:returnvalue|preventdefault|return\s*['"`(!]|return \w+\s*[;}]|location|alert\(|confirm\()/iu;
/** What was typed would be lost. */
const GUARDS_INPUT =
  /dirty|unsaved|haschanges|ischanged|\bchanged\b|modified|touched|alterad|pendente|naosalv|gespeichert|geaendert|modifi|oninput|['"`](?:input|change|keyup)['"`]|formdata|\.value\b/iu;

/** Leaving is refused, or the page fills the history, takes the whole screen or opens a box that blocks. */
const HOLDS = [
  /navigation\.(?:addeventlistener\(\s*['"`]navigate|onnavigate)[\s\S]{0,300}traverse[\s\S]{0,120}preventdefault/iu,
  /setinterval\([^;]{0,120}history\.pushstate|(?:for|while)\s*\([^)]{1,80}\)\s*\{?\s*history\.pushstate/iu,
  /(?:(?<![\w$])(?:document|window|document\.body|document\.documentelement)\.(?:addeventlistener\(\s*['"`](?:click|mousemove|mousedown|touchstart|keydown|scroll|pointermove)|on(?:click|mousemove|mousedown|touchstart|keydown)\s*=)|\(\s*document\s*\)\.(?:on|one|click)\()(?:(?!\.target|queryselector|getelementbyid)[\s\S]){0,200}requestfullscreen/iu,
  /keyboard\.lock\(/iu,
  /(?:mouseleave|mouseout|exit-?intent)['"`]?\s*[,=][\s\S]{0,200}(?<![\w.])(?:window\.)?(?:alert|confirm|prompt)\(/iu,
  /(?:onunload|onpagehide|['"`](?:unload|pagehide)['"`])[\s\S]{0,200}(?:window\.open\(|(?<![\w.])(?:alert|confirm)\(|location(?:\.href)?\s*=(?!=)|location\.(?:replace|assign)\()/iu,
];

function trapsBack(written: string): boolean {
  const script = withOwnNames(written);
  if (HOLDS.some((hold) => hold.test(script))) return true;
  if (STAYS.test(script) && !GUARDS_INPUT.test(script)) return true;
  if (FOLLOWS_THE_POINTER.test(script)) return true;
  return BACK_TRAP.test(script) && (!OBEYS_BACK.test(script) || GOES_ON.test(script));
}

/** Whoever moves the pointer out of the window is taken elsewhere. A window of the page's own takes nobody. */
const FOLLOWS_THE_POINTER =
  /(?:mouseleave|mouseout|exit-?intent|visibilitychange|['"`]blur['"`]|onblur)[\s\S]{0,300}(?:location(?:\.href)?\s*=(?!=)|location\.(?:replace|assign)\(|window\.open\()/iu;
const PLAYS_SOUND =
  /speechsynthesis\.speak\(|autostart['"]?\s*:\s*(?:true|1)(?![\s\S]{0,200}mute['"]?\s*:\s*(?:true|1))|new audio\([\s\S]{0,300}\.play\(\)|\.muted\s*=\s*false[\s\S]{0,120}\.play\(\)|\.play\(\)[\s\S]{0,120}\.muted\s*=\s*false/iu;
/** A click has to come first. */
const BY_CLICK = /addeventlistener\(\s*['"`](?:click|touchstart|pointerdown)|onclick/iu;

/** A script that starts an audio element of the page when nobody has clicked. */
function playsAudioElement(script: string, { media }: Reading['page']): boolean {
  return (
    media.some(({ tag }) => tag === 'audio') &&
    /(?:getelementbyid|queryselector)\([^)]{0,60}\)\.play\(\)/iu.test(script) &&
    /domcontentloaded|onload|['"`]load['"`]|settimeout|ready\(/iu.test(script) &&
    !BY_CLICK.test(script) &&
    !/\.muted\s*=\s*true/iu.test(script)
  );
}

/** What people do without meaning to hear anything. */
const BY_MOVING =
  /(?:addeventlistener\(\s*['"`](?:scroll|mousemove|mouseover|wheel|pointermove|touchmove|visibilitychange)['"`]\s*,|\.on(?:scroll|mousemove|wheel)\s*=)[^}]{0,160}$/iu;
const SOUNDS = /\.muted\s*=\s*(?:false|!1)|removeattribute\(\s*['"`]muted|(?<=[\w)])\.play\(\)/giu;
const MOST_SOUNDS = 20;

/** A script that turns on the sound of a film or an audio of the page, and no click asks for it. */
function turnsOnSound(script: string, { media }: Reading['page']): boolean {
  const isLoud = media.some(({ tag, isMuted }) => tag !== 'iframe' && !isMuted);
  const staysMuted = /\.muted\s*=\s*(?:true|!0)|intersectionobserver/iu.test(script);
  return (
    media.some(({ tag }) => tag !== 'iframe') &&
    [...script.matchAll(SOUNDS)]
      .slice(0, MOST_SOUNDS)
      .filter(([sound]) => !sound.includes('play') || (isLoud && !staysMuted))
      .some(
        ({ index }) =>
          runsAtLoad(script, index) || BY_MOVING.test(script.slice(Math.max(0, index - 240), index)),
      )
  );
}

/** Sound that no element of the page makes. */
function makesSound(script: string): boolean {
  const oscillator = /createoscillator|createbuffersource/iu.test(script) ? script.search(/\.start\(/iu) : -1;
  const isMade = /createelement\(\s*['"`](?:audio|video)['"`]/iu.test(script);
  const startsItself = /\.autoplay\s*=\s*(?:true|!0)|setattribute\(\s*['"`]autoplay/iu.exec(script);
  return (
    (oscillator >= 0 && runsAtLoad(script, oscillator)) ||
    (isMade &&
      startsItself !== null &&
      runsAtLoad(script, startsItself.index) &&
      !/\.muted\s*=\s*(?:true|!0)|['"`]muted['"`]/iu.test(script)) ||
    (/onready['"`]?\s*[:(][\s\S]{0,160}(?:unmute|playvideo)\(/iu.test(script) &&
      !/(?<!un)mute\(\)|mute['"`]?\s*:\s*(?:1|true)/iu.test(script))
  );
}

export function findTraps({ page, scripts }: Reading): Seen[] {
  const loud =
    page.media.find(({ autoplays, isMuted, tag }) => autoplays && !isMuted && tag !== 'iframe') ??
    page.media.find(({ autoplays, isMuted }) => autoplays && !isMuted);
  if (loud)
    return [
      {
        code: 'autoplay_or_back_trap',
        excerpt: `<${loud.tag} autoplay src="${loud.src}">`,
        where: loud.where,
      },
    ];
  const trap =
    page.scripts.find((script) => trapsBack(script) && !isRouter(script)) ??
    page.scripts.find((script) => PLAYS_SOUND.test(script) && !BY_CLICK.test(script)) ??
    page.scripts.find((script) => playsAudioElement(script, page)) ??
    page.scripts.find((script) => !isRouter(script) && (turnsOnSound(script, page) || makesSound(script)));
  if (!trap && !(trapsBack(scripts) && page.scripts.length < 12 && !page.scripts.some(isRouter))) return [];
  const script = trap ?? scripts;
  return [
    {
      code: 'autoplay_or_back_trap',
      excerpt: excerptAround(script.replace(/\s+/gu, ' '), BACK_TRAP.exec(script)?.index),
      where: 'script',
    },
  ];
}
