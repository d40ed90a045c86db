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
  /(?<!\p{L})(?:affiliate[- ]links?|links? de afiliad[oa]s?|enlaces? de afiliad[oa]s?|(?:werbe|partner|affiliate|provisions)-?links?|liens? (?:affilies?|d'affiliation|sponsorises?|partenaires?))(?!\p{L})/u;
/** The sentence that Amazon asks of its associates. */
const OF_AMAZON =
  /(?<!\p{L})(?:amazon[- ](?:associate|partner)|(?:associad|afiliad)[oa] d?[ae]? ?amazon|partenaire amazon)(?!\p{L})|(?:qualifying purchases|compras (?:qualificadas|adscritas|que cumplen)|qualifizierten (?:verkaufen|kaufen)|achats remplissant)/u;

/** Who buys by the link, and what comes back: "if you click through and buy, we may get a small cut". */
const SHARE_OF_A_PURCHASE =
  /(?<!\p{L})(?:buy|purchase|order|compr\p{L}*|kauf\p{L}*|bestell\p{L}*|achet\p{L}*)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:we|nos|nosotros|wir|nous|i)(?!\p{L})[^.!?]{0,30}(?<!\p{L})(?:cut|share|percentage|slice|parte|porcentaje|porcentagem|anteil|prozente?|part|pourcentage)(?!\p{L})/u;
/** A bank's and a seller's commission is none of the page's. */
const OF_SOMEBODY_ELSE =
  /(?<!\p{L})(?:sales (?:staff|team|people)|vendedores|verkaufer|vendeurs|employees|funcionarios|empleados|bank\p{L}*|banco|banque)(?!\p{L})/u;

/** An invitation to become an affiliate is no notice of being one. */
const PROGRAM =
  /(?<!\p{L})(?:devenez partenaire|werden sie partner|torne-se parceiro|become (?:a |our )?partner)(?!\p{L})|(?<!\p{L})(?:conhe\p{L}*|unete a|join|entre n[oa]) (?:\p{L}+ ){0,2}programa? (?:de |d')?(?:afiliad|affili)|(?<!\p{L})(?:seja|torne-se|become|join|werde|werden sie|deviens|devenez|hazte|conviertete en) (?:nosso |our |unser )?(?:um |an |a |un )?(?:afiliad|affili)|(?<!\p{L})(?:programa de afiliad[oa]s|affiliate program\p{L}*|programme d'affiliation|partnerprogramm fur|area d[eo] afiliad[oa]s?)\W*$/u;

/** "We are not paid by the maker, but we earn a commission" is a notice. */
const BETWEEN_STATEMENTS = /[.;!?]\s|,? (?:but|mas|pero|aber|sondern|mais) /u;

/** "We receive no commission" is no notice, and on a page with an affiliate's link it is untrue. */
const DENIED =
  /(?<!\p{L})(?:(?:nao|nunca) (?:\p{L}+ ){0,3}(?:recebe\p{L}*|ganha\p{L}*|somos|temos|cobr\p{L}*)|sem (?:comiss\p{L}*|vinculo)|nenhuma comissao|(?:do not|don't|never|not) (?:\p{L}+ ){0,2}(?:receive|earn|get|take|accept|paid|affiliated|sponsored|compensated)|no (?:commissions?|affiliation|affiliates?|compensation|sponsors?)|no (?:recibimos|cobramos|ganamos|somos|tenemos)|sin comision\p{L}*|ninguna comision|(?:erhalten|bekommen|nehmen) (?:\p{L}+ ){0,2}kein\p{L}*|kein\p{L}* (?:provision\p{L}*|vergutung|affiliate\p{L}*)|ne (?:recevons|touchons|percevons|sommes) (?:\p{L}+ ){0,2}|aucune (?:commission|remuneration)|sans commission)(?!\p{L})/u;
