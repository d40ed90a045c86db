import type { LanguagePack } from '../language-pack.ts';
import { replacements } from '../notation.ts';

/**
 * The neutral texts use `tú`, `costo`, `envío`, `empaque`: words shared by Mexico, Colombia, Peru and Chile.
 */
export const countries: LanguagePack['countries'] = {
  ES: {
    inCountry: 'en España',
    names: ['españa'],
    postalCode: 'Código Postal',
    replaces: replacements(`
      costo => coste
      empaque => embalaje
      cuotas => plazos
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
    postalCode: 'Código Postal',
    replaces: replacements(`
      cuotas => mensualidades
      pagos sin intereses => meses sin intereses
      a plazos => a meses sin intereses
    `),
  },
  AR: {
    inCountry: 'en Argentina',
    names: ['argentina'],
    postalCode: 'Código Postal',
    replaces: replacements(`
      pide => pedí
      pídelo => pedilo
      elige => elegí
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
      comprueba => comprobá
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
      para ti => para vos
      contigo => con vos
      a plazos => en cuotas
    `),
  },
  CO: { inCountry: 'en Colombia', names: ['colombia'], postalCode: 'Código Postal', replaces: [] },
  CL: { inCountry: 'en Chile', names: ['chile'], postalCode: 'Código Postal', replaces: [] },
  PE: { inCountry: 'en Perú', names: ['perú'], postalCode: 'Código Postal', replaces: [] },
  US: { inCountry: 'en EE. UU.', names: ['usa', 'estados unidos'], postalCode: 'ZIP Code', replaces: [] },
};
