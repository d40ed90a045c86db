import { phrases } from './phrases.ts';
import type { Reading } from './reading.ts';

const DISCLOSURE = /disclos|disclaimer|aviso|hinweis|mention|divulga|transparen|politica|policy/u;

/** Whether the page says that it earns from the purchases made through its links. */
export function hasAffiliateNotice({ blocks, links }: Reading): boolean {
  const notice = phrases('affiliateNotice');
  return (
    blocks.some(
      ({ folded, words, tag }) => words >= 5 && tag !== 'nav' && notice.test(folded) && !PROGRAM.test(folded),
    ) || links.some((link) => link.isReachable && notice.test(link.folded) && DISCLOSURE.test(link.folded))
  );
}

/** An invitation to become an affiliate is no notice of being one. */
const PROGRAM =
  /(?<!\p{L})(?:seja|torne-se|become|join|werde|werden sie|deviens|devenez|hazte|conviertete en) (?:nosso |our |unser )?(?:um |an |a |un )?(?:afiliad|affili)/u;
