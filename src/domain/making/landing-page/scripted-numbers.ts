import type { PageNumber } from './page-model.ts';
import { folded } from './phrases.ts';
import type { Reading } from './reading.ts';

/** A script that makes a number up, or counts one down, and writes it into the page. */
export interface ScriptedNumber extends PageNumber {
  kind: 'invented' | 'ticking';
}

const WRITES = /(?:textcontent|innertext|innerhtml|nodevalue)\s*=|\.(?:text|html)\(/iu;
const INVENTS = /math\.random/iu;
const BY_CLOCK = /set(?:interval|timeout)|requestanimationframe/iu;
const COUNTS_DOWN = /--|-=\s*1|-\s*1\b|date\.now|gettime|new date/iu;
const IS_TIME =
  /%\s*60|\/\s*60|\*\s*60|60000|6e4|3600|toisostring|padstart|minut|second|segund|sekund|<\s*10/iu;
/** What comes from elsewhere may be true, and a date that the page names in an attribute may be, too. */
const ASKS = /fetch\(|xmlhttprequest|\.ajax\(|websocket|eventsource|dataset|getattribute|axios/iu;
const CLOCK_LIKE = /^(?:\d{1,3})?(?:\s*[:hms]\s*\d{0,2}){0,3}\s*[ms]?$/u;

const CROWD =
  /(?<!\p{L})(?:pessoas?|visitantes?|clientes?|compradores|unidades?|pecas?|vagas?|vendid[oa]s?|restam?|restantes?|ultim[ao]s|estoque|people|visitors?|shoppers?|customers?|buyers?|units?|left|sold|stock|spots?|seats?|viewing|watching|personas?|compradores|plazas?|quedan?|existencias|leute|personen|menschen|besucher\p{L}*|kunden|stuck|verkauft|ubrig|vorrat|lager|platze|interessent\p{L}*|personnes?|visiteurs?|clients?|vendu[es]?|exemplaires?|pieces?|places?|restants?)(?!\p{L})/u;

/** Whether the text counts people or things, so that its number is no time. */
function countsACrowd(text: string): boolean {
  return CROWD.test(folded(text));
}

/** The numbers of the page that a script of its own makes up or counts down. */
export function findScriptedNumbers({ page }: Reading): ScriptedNumber[] {
  return page.scripts.flatMap((script) => {
    if (!WRITES.test(script) || ASKS.test(script)) return [];
    const isInvented = INVENTS.test(script);
    const ticks = BY_CLOCK.test(script) && COUNTS_DOWN.test(script) && IS_TIME.test(script);
    const named = new Map<string, boolean>();
    const isNamed = (name: string) => {
      const known = named.get(name) ?? isNamedIn(script, name);
      named.set(name, known);
      return known;
    };
    return page.numbers
      .filter(({ names }) => names.some(isNamed))
      .flatMap((number): ScriptedNumber[] => {
        const isOfCrowd = countsACrowd(number.around);
        if (isOfCrowd && (isInvented || BY_CLOCK.test(script))) return [{ ...number, kind: 'invented' }];
        return !isOfCrowd && ticks && CLOCK_LIKE.test(number.text) ? [{ ...number, kind: 'ticking' }] : [];
      });
  });
}

/** The name in quotation marks or in a selector: `getElementById('left')`, `querySelector('.box .left')`. */
function isNamedIn(script: string, name: string): boolean {
  for (let at = script.indexOf(name); at >= 0; at = script.indexOf(name, at + 1)) {
    const before = script[at - 1] ?? '';
    const after = script[at + name.length] ?? '';
    if (/["'`#.]/u.test(before) && /["'`\s,:>)\]]/u.test(after)) return true;
  }
  return false;
}
