import { type WordTable, wordsOf } from '../word-table.ts';

/** What pages say that have nothing of their own. */
const table = {
  pt: {
    /** Speaks of the place where the visitor should go instead of the product. */
    leadsAway:
      'clique, clicar, clicando, toque no, toque na, botão, acesse, acessa, acesser, acessar, site oficial, site da marca, site do fabricante, site do produtor, página oficial, página da marca, página do fabricante, página do produtor, loja oficial, loja da marca, loja do fabricante, loja do produtor, canal oficial, canal da marca, canal do fabricante, canal do produtor',
    /** A page that waits for its owner or for a buyer of its name. */
    parked:
      'pesquisas relacionadas, domínio registrado, domínio expirado, domínio disponível, domínio à venda, domínio está à venda, site em breve, em construção, site em manutenção, domínio … expirou',
  },
  en: {
    leadsAway:
      'click, tap, button, buttons, link below, links below, link above, links above, official site, official website, official page, official store, official shop, maker’s site, maker’s website, maker’s page, maker’s store, maker’s shop, manufacturer’s site, manufacturer’s website, manufacturer’s page, manufacturer’s store, manufacturer’s shop, seller’s site, seller’s website, seller’s page, seller’s store, seller’s shop, brand’s site, brand’s website, brand’s page, brand’s store, brand’s shop',
    parked:
      'domain for sale, domain is for sale, domain may be for sale, domain is registered, domain name is registered, domain has been registered, domain has expired, domain name has been registered, domain name has expired, domain is available, domain name is available, domain … expired, domain … expires, get this domain, related searches, buy this domain, this domain is parked, sedoparking, future home of, under construction, coming soon, hugedomains',
  },
  es: {
    leadsAway:
      'haz clic, pulsa, botón, sitio oficial, sitio del fabricante, sitio de la marca, web oficial, web del fabricante, web de la marca, página oficial, página del fabricante, página de la marca, tienda oficial, tienda del fabricante, tienda de la marca',
    parked:
      'búsquedas relacionadas, dominio registrado, dominio expirado, dominio disponible, dominio en venta, dominio está en venta, próximamente, en construcción, dominio … caducó',
  },
  de: {
    leadsAway:
      'klick*, knopf, button, offizielle* seite, offizielle* website, offizielle* shop, offizielle* herstellerseite, offizielle* webseite, zur seite, zur website, zur herstellerseite, zur webseite, der seite, der website, der shop, der herstellerseite, der webseite',
    parked: 'domain steht zum verkauf, domain … abgelaufen',
  },
  fr: {
    leadsAway:
      'cliquer, cliquez, bouton, site officiel*, site du fabricant, site de la marque, boutique officiel*, boutique du fabricant, boutique de la marque, page officiel*, page du fabricant, page de la marque',
    parked: 'domaine à vendre, domaine est à vendre, domaine … expiré',
  },
} as const satisfies WordTable<string>;

export const thinWords = wordsOf(table);
