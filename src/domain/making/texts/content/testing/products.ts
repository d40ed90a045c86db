import type { LanguageCode } from '#domain/ads/languages.ts';
import type { NicheId, niches } from '../niches.ts';
import { words } from '../list.ts';

/** The niches of products that are delivered. */
type DeliveredNicheId = Exclude<(typeof niches)[number], { kind: 'digital' }>['id'];

/** Brands of eight letters. Longer names add the product's material or ingredient. */
const brands: Readonly<Record<DeliveredNicheId, string>> = {
  weight: 'Lipotrim, Slimfibe, Magralin, Psylivit, Fibranow, Leveslim, Sacielle, Corpolev, Gluconat',
  joints: 'Artrovit, Flexaron, Movigold, Kneeflex, Collajoy, Jointiva, Articare, Mobilion, Condraxa',
  sleep: 'Sonovita, Dormelia, Nightcal, Melatiny, Sleepora, Calmasol, Noctavie, Relaxium, Lunadorm',
  bloodSugar: 'Glicolev, Sugarbal, Glucovia, Insulean, Canelyst, Equilife, Diabalan, Cromovit, Berbelia',
  prostate: 'Prostavi, Urofluxo, Prostara, Sawpalma, Flowmann, Homemvit, Urinorma, Palmetix, Licopeno',
  skin: 'Dermavit, Glowskin, Colageno, Pelederm, Radianza, Hialuron, Skinluma, Bellapel, Cutisana',
  hair: 'Capilmax, Hairgrow, Follixin, Biotinha, Cabelvit, Keramore, Trichovi, Hairvita, Queravit',
  vision: 'Luteinax, Visiovit, Ocuclear, Retinova, Olhovivo, Eyelutin, Visaclar, Zeaxanta, Oculavie',
  memory: 'Neurovit, Memorion, Focusmax, Brainova, Cognitia, Menteviv, Ginkgolo, Recordal, Claramen',
  gut: 'Probiora, Digestin, Florvita, Intestin, Fibrazul, Gutbalan, Lactovia, Bioflora, Prebioti, Regulavi',
  energy: 'Guaranix, Vigorize, Energivi, Pulsovit, Tonicmax, Macapure, Vitalmax, Dinamovi, Ginsengo',
  oralCare: 'Dentavit, Gengivol, Oralfres, Smilevit, Mentadin, Brushine, Halitoff, Dentelia, Bucalvit',
  tinnitus: 'Zumbicar, Audivita, Silencio, Tinnirel, Ouvirmax, Earcalma, Otovital, Soundeas, Auriflex',
  nails: 'Unhaviva, Nailgrow, Onicovit, Queratin, Esmaltin, Unhaforz, Nailcare, Fungicle, Onyxcare',
  kitchen:
    'Fritamax, Cortador, Panelium, Chefmate, Grillaro, Cooknova, Facatech, Blendora, Kitchpro, Airfryer',
  fitness: 'Fitbanda, Elastica, Rollgymn, Kettlebo, Yogamate, Absflexo, Powerbar, Treinova, Gripmaxi',
  pets: 'Petcomed, Dogwalka, Gatofelz, Furclean, Patacama, Petfount, Miaubeds, Caolimpo, Houndbed',
  home: 'Aspirobo, Luminara, Organiza, Cleanova, Homebriz, Varalmax, Ledstrip, Ventaria, Dobrafax',
  car: 'Autocarg, Dashcamo, Pneumate, Carvacum, Parasole, Autolimp, Jumpcarx, Roadlite, Polirama',
  baby: 'Bebecalm, Babymoni, Ninasono, Mamadeix, Berciara, Tetealeg, Soninhoo, Babycarr, Passeara',
  beautyDevices: 'Depilaze, Glowlash, Secavent, Escovela, Facialux, Derroler, Massalux, Curlmate, Shaveria',
  garden: 'Podatool, Regamais, Jardinox, Aquagota, Plantaro, Sprinkla, Cortagra, Vasofort, Hortanew',
};

export const nameLengths = [8, 12, 20, 24, 30] as const;

/** Two lengths for each product, in turn: a niche has at least nine products, so each length comes three times or more. */
export function nameLengthsOf({ position }: Product): number[] {
  return nameLengths.filter((_, at) => [position % 5, (position + 2) % 5].includes(at));
}

export interface Product {
  niche: NicheId;
  brand: string;
  /** The product's index in its niche. */
  position: number;
}

// Object.entries widens the keys.
export const products: readonly Product[] = (Object.entries(brands) as [DeliveredNicheId, string][]).flatMap(
  ([niche, list]) => words(list).map((brand, position) => ({ niche, brand, position })),
);

const versions = ['X', 'XL', 'Pro', 'Plus', 'Ultra', 'Active', 'Premium', 'Original'];

/**
 * Builds a name of exactly the given number of characters from brand, material or ingredient, and version.
 */
export function nameOf({ brand, position }: Product, contents: readonly string[], length: number): string {
  const turned = [...contents.slice(position % 4), ...contents.slice(0, position % 4)];
  const parts = [...turned, ...versions.toReversed()];
  return parts.reduce((name, part) => {
    const left = length - name.length - 1 - part.length;
    return left === 0 || left > 1 ? `${name} ${part}` : name;
  }, brand);
}

export const markets = { pt: ['BR', 'PT'], en: ['US', 'GB', 'AU'], es: ['MX', 'ES', 'PE'] } as const;
export type TestedLanguage = keyof typeof markets & LanguageCode;

export const audiences: Readonly<Record<TestedLanguage, readonly string[]>> = {
  pt: ['adultos acima de 50 anos', 'quem trabalha em casa', 'toda a família'],
  en: ['adults over 50', 'people who work at home', 'the whole family'],
  es: ['adultos mayores de 50 años', 'quienes trabajan en casa', 'toda la familia'],
};
