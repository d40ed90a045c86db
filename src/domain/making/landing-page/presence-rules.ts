import type { Seen } from './finding-codes.ts';
import { hasAffiliateNotice } from './affiliate-notice.ts';
import { folded, phrases } from './phrases.ts';
import { isParked } from './technique/thin-pages.ts';
import type { Reading, ReadLink } from './reading.ts';

/** Information that a page owes its visitors: the company, how to reach it, and the terms of the sale. */
export function findMissing(reading: Reading): Seen[] {
  // In another language we would not know the words, and would call everything missing.
  if (reading.language === null && reading.contentWords > 30) return [];
  if (isParked(reading)) return [];
  const missing: Seen[] = [];
  if (!hasContact(reading)) missing.push({ code: 'no_contact' });
  if (!hasPage(reading, 'privacy', PRIVACY)) missing.push({ code: 'no_privacy' });
  if (!hasPage(reading, 'terms', TERMS)) missing.push({ code: 'no_terms' });
  // Whoever says to lead to another's shop takes no money and has none to give back.
  const isOpenAffiliate = reading.isAffiliate && hasAffiliateNotice(reading);
  if (reading.sells && !isOpenAffiliate && !hasRefundRule(reading)) missing.push({ code: 'no_refund_terms' });
  if (!hasCompany(reading)) missing.push({ code: 'no_company' });
  if (reading.isAffiliate && !isOpenAffiliate) missing.push({ code: 'no_affiliate_notice' });
  return missing;
}

const PRIVACY = /privac|datenschutz|confidentialit|vie-privee|rgpd|gdpr|lgpd/iu;
const TERMS =
  /\bterm(?:o|e|ino)?s\b|\/terms|\/termos|\bagb\b|\/cg[uv]\b|conditions|condiciones|nutzungsbedingungen|terms-/iu;
const REFUND =
  /refund|return|reembols|devoluc|troca|widerruf|rueckgabe|ruckgabe|erstattung|retour|rembours|retractation|desistimiento|reintegr|garantia/iu;
const CONTACT = /contact|contato|contacto|kontakt|fale-conosco|suporte|support|atendimento/iu;

const MOST_WORDS_OF_A_NAME = 9;

function isNamed(link: ReadLink, list: Parameters<typeof phrases>[0], address: RegExp): boolean {
  if (!link.isReachable) return false;
  const isName = link.folded.split(/\s+/u).length <= MOST_WORDS_OF_A_NAME;
  return (isName && phrases(list).test(link.folded)) || address.test(link.href);
}

function hasPage(reading: Reading, list: 'privacy' | 'terms' | 'refund', address: RegExp): boolean {
  const isOwn = (link: ReadLink) =>
    list === 'refund' || !(leadsToPlatform(link, reading) || leadsToStart(link, reading));
  return (
    reading.links.some((link) => isNamed(link, list, address) && isOwn(link)) || hasSection(reading, list)
  );
}

/** Whose rules are not the page's: a captcha, a network and a way to pay have their own. */
const PLATFORM =
  /(?:^|\.)(?:(?:policies|www|support)\.google\.\w+|google\.com|facebook\.com|instagram\.com|tiktok\.com|youtube\.com|hotmart\.com|kiwify\.com\.br|eduzz\.com|monetizze\.com\.br|braip\.com|clickbank\.(?:com|net)|buygoods\.com|digistore24\.com|jvzoo\.com|stripe\.com|paypal\.com|klarna\.com|mercadopago\.com(?:\.br)?|shopify\.com|hcaptcha\.com|cloudflare\.com|trustpilot\.com)$/u;

function leadsToPlatform({ url, isOutbound }: ReadLink, reading: Reading): boolean {
  return url !== null && isOutbound && reading.url !== null && PLATFORM.test(url.hostname);
}

/** The start of the site, or this page again. */
function leadsToStart({ url, href }: ReadLink, { url: own }: Reading): boolean {
  if (url === null || own === null || href.includes('#') || url.search !== '') return false;
  return url.hostname === own.hostname && (url.pathname === '/' || url.pathname === own.pathname);
}

/** A heading of that name with a text under it, on the page itself. */
function hasSection({ page, blocks }: Reading, list: 'privacy' | 'terms' | 'refund'): boolean {
  return blocks.some((block, index) => {
    const isHeading = /^h[1-6]$|^summary$|^dt$/u.test(block.tag) && block.words <= MOST_WORDS_OF_A_NAME;
    return (
      isHeading &&
      phrases(list).test(block.folded) &&
      (blocks[index + 1]?.words ?? 0) >= 12 &&
      page.cutBy === null
    );
  });
}

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+(?:@| ?[[(](?:at|arroba|a)[\])] ?)[\p{L}\p{N}-]+(?:(?:\.| ?[[(](?:dot|ponto|punto|punkt|point)[\])] ?)[\p{L}\p{N}-]+)+/u;
const PHONE =
  /(?:tel(?:ef[a-z]*)?|phone|fone|whats ?app|sac|call|ligue|appel[a-z]*|llam[a-z]*|hotline|0800|fax|celular|cel)\W{0,12}\+?\(?\d[\d\s().-]{6,}|\+\d{1,3}[\s(.-]*\d[\d\s().-]{6,}|\(\d{2,3}\) ?\d{4,5}-?\d{4}|\(\d{3}\) ?\d{3}-\d{4}/u;

/** Numbers as people of a country write them, without a word before them; not the numbers of a company. */
const BARE_PHONE =
  /(?=\d)(?<![\d,/-]\s?)(?<!\.)(?<!(?:siren|siret|rcs|nif|cif|hrb|tva|cnpj|no\.?)[^\d\n]{0,12})(?:0\d(?:[ .]\d{2}){4}|\d{2} \d{4} \d{4}|[6-9]\d{2} \d{2} \d{2} \d{2}|[6-9]\d{2} \d{3} \d{3}|0\d{3,4}[ /-]\d{3} ?\d{2,4}|(?:1-)?\d{3}-\d{3}-\d{4}|800[ .-]\d{3}[ .-]\d{3,4})(?!\s?[\d/])/u;

/** An address that nobody reads, or what a template says where the seller's belongs. */
const NOBODYS =
  /no-?reply|nao-?responda|no-?responder|ne-?pas-?repondre|seu-?e?-?mail|your-?e?-?mail|tu-?correo|tu-?e?-?mail|votre-?e?-?mail|ihre-?e?-?mail|@(?:seu-?(?:dominio|site)|your-?(?:domain|site)|tu-?(?:dominio|sitio)|votre-?(?:domaine|site)|ihre-?domain)\./iu;
const ADDRESS_OF_MAIL = /(?<![^\s:;,<(])[^\s@:;,<(]{1,64}@[^\s@]{1,100}/gu;
const EMPTY_PHONE = /\(?0{2,3}\)? ?0{4,5}[ -]?0{4}/gu;

function withoutNobodys(text: string): string {
  return text
    .replace(ADDRESS_OF_MAIL, (address) => (NOBODYS.test(address) ? ' ' : address))
    .replace(EMPTY_PHONE, ' ');
}

function hasContact({ links, text, page }: Reading): boolean {
  const shown = withoutNobodys(`${text}\n${page.images.map(({ alt }) => folded(alt)).join('\n')}`);
  return (
    links.some(
      (link) =>
        (!link.isHidden &&
          (/^(?:mailto|tel|sms|whatsapp):./iu.test(withoutNobodys(link.href)) ||
            /(?:wa\.me|api\.whatsapp\.com|m\.me)\/|\/email-protection/iu.test(link.href))) ||
        (isNamed(link, 'contact', CONTACT) && !isOnlyRule(link.folded)),
    ) ||
    EMAIL.test(shown) ||
    PHONE.test(shown) ||
    BARE_PHONE.test(shown) ||
    page.forms.some(({ fields }) => fields.includes('textarea'))
  );
}

/** "Terms of service" leads to no service. */
function isOnlyRule(name: string): boolean {
  return (phrases('terms').test(name) || phrases('privacy').test(name)) && !CONTACT.test(name);
}

function hasRefundRule(reading: Reading): boolean {
  return (
    hasPage(reading, 'refund', REFUND) ||
    reading.blocks.some(({ folded, words }) => words >= 5 && phrases('refundRule').test(folded))
  );
}

/** Forms of companies, in the case in which they are written. */
const FORM =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}&.'-]*,? (?:LTDA|Ltda|EIRELI|MEI|EPP|S\.?\/?A\.?|Inc|INC|LLC|Ltd|LTD|Limited|Corp|Corporation|PLC|Pty|GmbH|UG|AG|KG|OHG|GbR|e\. ?K\.|SASU?|SARL|S[àa]rl|EURL|EIRL|EARL|SNC|SCOP|Scop|S\.p\.A\.|SpA|S\. ?Coop\.?|eG|mbH|SA|S\. ?L\.(?: ?U\.)?|SLU?|S\.A\. de C\.V\.|SRL|S\.r\.l\.|B\.V\.|BV|Lda|Unipessoal|Oy|AB|ApS|ME|OG|KGaA|LLP|Pte|Co\.|EI|S\. ?R\. ?L\.?|S\. ?A\. ?S\.?|S\. ?A\. ?R\. ?L\.?|S\.A\.C\.|S de RL de CV)(?![\p{L}\p{N}])(?! (?:Edition|Time|Stock|Offer|Edición))/u;
/** Where it stands: the state and number of an American address, the code of a British one. */
const ADDRESS =
  /(?<!\p{L})[A-Z]{2},? \d{5}(?:-\d{4})?(?!\d)|(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\p{N}])/u;
/** The network names itself on its affiliates' pages, too. */
const OF_THE_NETWORK =
  /clickbank|buygoods|digistore24|hotmart|retailer of products|registered trademark|facebook|meta platforms|google/u;
const EMPTY_NUMBER =
  /0{2}\.?0{3}\.?0{3}\/?0{3}[01]-?0{2}|xx\.?xxx|(?<![a-z])(?:sua|tu|su|your|votre|ihre) (?:empresa|company|societe|entreprise|firma)(?![a-z])|\[[^\]]{0,20}(?:company|empresa|firma|societe|nome|name|nombre|nom)[^\]]{0,20}\]/u;
/** Who carries the parcel or the money has a company, too. */
const OF_SERVICES =
  /(?<!\p{L})(?:stripe|paypal|klarna|adyen|mercado ?pago|pagseguro|shopify|amazon|correos|dhl|ups|dpd|gls|seur|fedex|trustpilot|visa|mastercard|apple|microsoft|cloudflare)(?!\p{L})[^·|;\n]{0,40}?(?<!\p{L})(?:ltd|llc|inc|limited|s\.?a\.?|ab|gmbh|ltda|sarl|s\.a r\.l\.?|a\/s)(?!\p{L})\.?/giu;

function hasCompany({ blocks, links, page }: Reading): boolean {
  const isOwn = (shown: string) => !OF_THE_NETWORK.test(shown) || /cnpj|impressum/u.test(shown);
  const names = (text: string) => {
    const written = text.replace(OF_SERVICES, ' ');
    const shown = folded(written);
    return (
      isOwn(shown) &&
      !EMPTY_NUMBER.test(shown) &&
      (FORM.test(written) || ADDRESS.test(written) || phrases('company').test(shown))
    );
  };
  return (
    links.some((link) => link.isReachable && phrases('companyLink').test(link.folded)) ||
    blocks.some(({ text }) => names(text)) ||
    page.images.some(({ alt }) => alt !== '' && names(alt))
  );
}
