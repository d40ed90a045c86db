import { phrases } from './phrases.ts';
import type { Reading } from './reading.ts';

const DISCLOSURE = /disclos|disclaimer|aviso|hinweis|mention|divulga|transparen|politica|policy/u;

/** Whether the page says that it earns from the purchases made through its links. */
export function hasAffiliateNotice({ blocks, links }: Reading): boolean {
  const notice = phrases('affiliateNotice');
  return (
    blocks.some(
      ({ folded, words, tag }) =>
        (words >= 5 || LINKS_ALONE.test(folded)) &&
        tag !== 'nav' &&
        !PROGRAM.test(folded) &&
        folded
          .split(BETWEEN_STATEMENTS)
          .some(
            (each) =>
              (notice.test(each) || OF_AMAZON.test(each) || SHARE_OF_A_PURCHASE.test(each)) &&
              !DENIED.test(each) &&
              !OF_SOMEBODY_ELSE.test(each),
          ),
    ) || links.some((link) => link.isReachable && notice.test(link.folded) && DISCLOSURE.test(link.folded))
  );
}

/** Two words are enough beside a link: "Affiliate links", "* Werbelink". */
const LINKS_ALONE =
  /(?<![a-z])(?:affiliate[- ]links?|links? de afiliad[oa]s?|enlaces? de afiliad[oa]s?|(?:werbe|partner|affiliate|provisions)-?links?|liens? (?:affilies?|d'affiliation|sponsorises?|partenaires?))(?![a-z])/u;
/** The sentence that Amazon asks of its associates. */
const OF_AMAZON =
  /(?<![a-z])(?:amazon[- ](?:associate|partner)|(?:associad|afiliad)[oa] d?[ae]? ?amazon|partenaire amazon)(?![a-z])|(?:qualifying purchases|compras (?:qualificadas|adscritas|que cumplen)|qualifizierten (?:verkaufen|kaufen)|achats remplissant)/u;

/** Who buys by the link, and what comes back: "if you click through and buy, we may get a small cut". */
const SHARE_OF_A_PURCHASE =
  /(?<![a-z])(?:buy|purchase|order|compr[a-z]*|kauf[a-z]*|bestell[a-z]*|achet[a-z]*)(?![a-z])[^.!?]{0,60}(?<![a-z])(?:we|nos|nosotros|wir|nous|i)(?![a-z])[^.!?]{0,30}(?<![a-z])(?:cut|share|percentage|slice|parte|porcentaje|porcentagem|anteil|prozente?|part|pourcentage)(?![a-z])/u;
/** A bank's and a seller's commission is none of the page's. */
const OF_SOMEBODY_ELSE =
  /(?<![a-z])(?:sales (?:staff|team|people)|vendedores|verkaufer|vendeurs|employees|funcionarios|empleados|bank[a-z]*|banco|banque)(?![a-z])/u;

/** An invitation to become an affiliate is no notice of being one. */
const PROGRAM =
  /(?<![a-z])(?:devenez partenaire|werden sie partner|torne-se parceiro|become (?:a |our )?partner)(?![a-z])|(?<![a-z])(?:conhe[a-z]*|unete a|join|entre n[oa]) (?:[a-z]+ ){0,2}programa? (?:de |d')?(?:afiliad|affili)|(?<![a-z])(?:seja|torne-se|become|join|werde|werden sie|deviens|devenez|hazte|conviertete en) (?:nosso |our |unser )?(?:um |an |a |un )?(?:afiliad|affili)|(?<![a-z])(?:programa de afiliad[oa]s|affiliate program[a-z]*|programme d'affiliation|partnerprogramm fur|area d[eo] afiliad[oa]s?)\W*$/u;

/** "We are not paid by the maker, but we earn a commission" is a notice. */
const BETWEEN_STATEMENTS = /[.;!?]\s|,? (?:but|mas|pero|aber|sondern|mais) /u;

/** "We receive no commission" is no notice, and on a page with an affiliate's link it is untrue. */
const DENIED =
  /(?<![a-z])(?:(?:nao|nunca) (?:[a-z]+ ){0,3}(?:recebe[a-z]*|ganha[a-z]*|somos|temos|cobr[a-z]*)|sem (?:comiss[a-z]*|vinculo)|nenhuma comissao|(?:do not|don't|never|not) (?:[a-z]+ ){0,2}(?:receive|earn|get|take|accept|paid|affiliated|sponsored|compensated)|no (?:commissions?|affiliation|affiliates?|compensation|sponsors?)|no (?:recibimos|cobramos|ganamos|somos|tenemos)|sin comision[a-z]*|ninguna comision|(?:erhalten|bekommen|nehmen) (?:[a-z]+ ){0,2}kein[a-z]*|kein[a-z]* (?:provision[a-z]*|vergutung|affiliate[a-z]*)|ne (?:recevons|touchons|percevons|sommes) (?:[a-z]+ ){0,2}|aucune (?:commission|remuneration)|sans commission)(?![a-z])/u;
