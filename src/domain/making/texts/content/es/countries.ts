import type { LanguagePack } from '../language-pack.ts';
import { replacements } from '../notation.ts';

/** Expiry in South America. */
const southAmerican = `
  la caducidad => el vencimiento
  fecha de caducidad => fecha de vencimiento
  la fecha de caducidad => la fecha de vencimiento
  lote y fecha de caducidad => lote y fecha de vencimiento
`;

/**
 * The neutral texts use `tú`, `costo`, `envío`, `empaque`: words shared by Mexico, Colombia, Peru and Chile.
 */
export const countries: LanguagePack['countries'] = {
  ES: {
    inCountry: 'en España',
    names: ['españa'],
    postalCode: 'código postal',
    replaces: replacements(`
      en línea => online
      el auto => el coche
      tu auto => tu coche
      costo => coste
      empaque => embalaje
      cuotas => plazos
      en cuotas => a plazos
      meses sin intereses => pago a plazos
      es confiable => es fiable
      sitio oficial => web oficial
      vale la pena => merece la pena
      número de guía => número de seguimiento
      despacho => envío
      arma el kit => monta el kit
      falla => fallo
      gomitas => gominolas
      tiempo de entrega => plazo de entrega
      contra entrega => contra reembolso
      pago contra entrega => pago contra reembolso
    `),
  },
  MX: {
    inCountry: 'en México',
    names: ['méxico'],
    postalCode: 'código postal',
    replaces: replacements(`
      cuotas => mensualidades
      pagos sin intereses => meses sin intereses
      pagos sin interés => meses sin interés
      a plazos => a meses sin intereses
    `),
  },
  AR: {
    inCountry: 'en Argentina',
    names: ['argentina'],
    postalCode: 'código postal',
    replaces: replacements(`
      pide => pedí
      pídelo => pedilo
      elige => elegí
      léelo => leelo
      cómpralo => compralo
      comprueba => comprobá
      mira => mirá
      míralo => miralo
      conoce => conocé
      compara => compará
      compáralo => comparalo
      revisa => revisá
      revísalas => revisalas
      lee => leé
      léela => leela
      léelas => leelas
      consulta => consultá
      calcula => calculá
      recibe => recibí
      recíbelo => recibilo
      resuelve => resolvé
      infórmate => informate
      decide => decidí
      empieza => empezá
      paga => pagá
      lleva => llevá
      arma => armá
      sigue => seguí
      haz => hacé
      compra sabiendo => comprá sabiendo
      compra en => comprá en
      compra sin => comprá sin
      compra por => comprá por
      compra a tu => comprá a tu
      tienes => tenés
      puedes => podés
      quieres => querés
      entiende => entendé
      divide => dividí
      te arrepientes => te arrepentís
      necesitas => necesitás
      buscas => buscás
      prefieres => preferís
      para ti => para vos
      contigo => con vos
      a plazos => en cuotas
      pagos sin intereses => cuotas sin interés
      pagos sin interés => cuotas sin interés
      meses sin intereses => cuotas sin interés
      ${southAmerican}
    `),
  },
  CO: {
    inCountry: 'en Colombia',
    names: ['colombia'],
    postalCode: 'código postal',
    replaces: replacements(`
      pagos sin intereses => cuotas sin interés
      pagos sin interés => cuotas sin interés
      meses sin intereses => cuotas sin interés
      ${southAmerican}
    `),
  },
  CL: {
    inCountry: 'en Chile',
    names: ['chile'],
    postalCode: 'código postal',
    replaces: replacements(southAmerican),
  },
  PE: {
    inCountry: 'en Perú',
    names: ['perú'],
    postalCode: 'código postal',
    replaces: replacements(southAmerican),
  },
  US: { inCountry: 'en EE. UU.', names: ['usa', 'estados unidos'], postalCode: 'ZIP code', replaces: [] },
};
