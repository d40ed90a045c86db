import { cutText } from '#domain/shared/cut-text.ts';
import type { Contents, Json } from './message.ts';

/** Parts of a message that are about a person. */
const PERSON =
  /^(?:customer|client[ei]?|buyer|comprador|consumer|subscriber|payer|user|usuario|contact|lead|billing|shipping|endereco|coproducer|coprodutor|producer|produtor|seller|vendedor|member|person)(?:s|_?(?:data|info|details?|address))?$/u;
/** Names of fields that hold what is personal, wherever they stand. */
const PERSONAL =
  /e?mail|phone|telefone|celular|fone$|mobile|whats|(?:^|_)(?:cpf|cnpj|rg|doc|ip|dob|zip|cep|ssn|vat|lat|lng)(?:_|$)|document|passport|taxpayer|address|endereco|street|^rua$|bairro|neighbou?rhood|city|cidade|postal|zipcode|birth|nascimento|latitude|longitude|user_?agent|browser|device_id|card|cartao|iban|bic|account_(?:no|number|holder)|barcode|boleto_|pix_|qr_?code|receipt_url|_url$|url$|_link$|link$/u;
const NAME = /name|nome|salutation|^title$/u;
/** Parts that have a name but are not persons. */
const THING =
  /product|produto(?!r)|item|offer|oferta|plan|campaign|event|source|utm|type|tipo|status|creative|brand|currency|sub_?id/u;
/** Names of fields with secrets that prove the sender. They must not be stored. */
const SECRET =
  /^(?:sha_?sign|hottok|token|secret|signature|key|chave_?unica|api_?key|basic_?authentication|access_?token|authorization|password|senha)$/u;
/** A page's address with the parameters of a click. */
const LANDING = /^(?:landing_?site(?:_ref)?|landing_page)$/u;

const EMAIL = /[^\s@"'<>|;,]{1,64}@[^\s@"'<>|;,]{1,190}\.[a-z]{2,24}/giu;
const TELEPHONE =
  /(?<![\w-])(?:\+\d{1,3}[\s.-]?)?\(\d{2,3}\)[\s.-]?\d{3,5}[\s.-]?\d{4}(?!\d)|(?<![\w-])\+\d{10,15}(?!\d)/gu;
const DOCUMENT = /(?<![\w.-])(?:\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2})(?!\d)/gu;

export const REMOVED = '[removido]';
const MOST_DEPTH = 12;
const MOST_MEMBERS = 300;
const LONGEST = 2000;
const LONGEST_NAME = 100;

/**
 * Removes data about the buyer: whole parts such as the customer, fields by their names, and e-mails, telephones
 * and documents in any value. It also removes the secrets that prove the sender.
 */
export function withoutPersons({ fields, json, headers }: Contents): Contents {
  const kept = Object.entries(fields)
    .slice(0, MOST_MEMBERS)
    .filter(([name]) => isKept(name))
    .map(([name, value]) => [cleanName(name), cleanField(value)] as const);
  return { fields: Object.fromEntries(kept), json: cleanJson(json, 0), headers };
}

/** A field of a form may hold JSON, as Monetizze's does; the same stands in the other fields. */
function cleanField(value: string): string {
  return /^\s*[[{]\s*["{[]/u.test(value) ? '' : cleanText(value);
}

function cleanJson(value: Json, depth: number): Json {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MOST_DEPTH) return null;
  if (Array.isArray(value)) return value.slice(0, MOST_MEMBERS).map((each) => cleanJson(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_MEMBERS)
      .filter(([name, member]) => isKept(name) && !isPerson(name, member))
      .map(([name, member]) => [cleanName(name), cleanJson(member, depth + 1)]),
  );
}

/** `buyer_first_name`, `venda[comprador][email]` and `cnpj` are not kept; `product_name` is. */
function isKept(name: string): boolean {
  const parts = name
    .replace(/([a-z])([A-Z])/gu, '$1_$2')
    .toLowerCase()
    .split(/[[\].\s-]+/u)
    .filter((part) => part !== '');
  if (parts.some((part) => LANDING.test(part))) return true;
  if (parts.some((part) => SECRET.test(part) || PERSONAL.test(part))) return false;
  if (parts.length > 1 && parts.slice(0, -1).some((part) => PERSON.test(part))) return false;
  return !parts.some((part) => NAME.test(part)) || parts.some((part) => THING.test(part));
}

/** An id of a customer is not kept either; a plain text such as `affiliate: "abc"` is a name. */
function isPerson(name: string, member: Json): boolean {
  const plain = name.replace(/([a-z])([A-Z])/gu, '$1_$2').toLowerCase();
  return PERSON.test(plain) && member !== null && typeof member !== 'boolean';
}

function cleanName(name: string): string {
  return storable(cutText(name, LONGEST_NAME));
}

/** Without null characters and halves of surrogate pairs, which the database refuses. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Cs}/gu, '');
}

function cleanText(text: string): string {
  return storable(cutText(text, LONGEST))
    .replace(EMAIL, REMOVED)
    .replace(TELEPHONE, REMOVED)
    .replace(DOCUMENT, REMOVED);
}
