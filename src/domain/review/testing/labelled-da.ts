import type { LabelledTexts } from './labelled-text.ts';

/**
 * Texts in the style of Danish shops, judged by Google's published policies before the rules were opened. First reading:
 * recall 1, precision 1.
 */
export const labelledDa: readonly LabelledTexts[] = [
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: [
      'Slip for ledsmerter for altid',
      '8 kilo lettere på 4 uger',
      'Sig farvel til tinnitus',
      'Stopper hårtab med det samme',
      'Væk med mavefedtet uden kur',
      'Danmarks nummer 1',
      'Lider du af søvnløshed?',
      'Bedre end Ozempic',
      'Se før- og efterbilleder',
      'Den officielle webshop',
    ],
  },
  {
    refused: true,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'GlucoVida',
    texts: [
      'Sænker dit blodsukker på naturlig vis og erstatter dine piller. Bestil i dag.',
      'Lægerne er målløse: Dette enkle trick får kiloene til at smelte væk.',
      'Videnskabeligt bevist og helt uden bivirkninger. Sikkert for alle.',
      'Genopbygger brusken og gør dine knæ smidige igen. Resultater garanteret.',
      'Klik her og hør, hvad medicinalindustrien skjuler for dig.',
      'Godkendt af Fødevarestyrelsen og anbefalet af urologer. For en sund prostata.',
      'Øger fedtforbrændingen og dæmper appetitten. Pas dine gamle jeans igen.',
      'Se skarpt igen uden briller: Vidundermidlet til dine øjne.',
      'Sov endelig igennem hele natten. Fald i søvn på ti minutter.',
      'Stærkere rejsning og mere udholdenhed i sengen. Hæver dit testosteron.',
    ],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: [
      'Vitalis Max: 60 kapsler',
      'Bestil inden kl. 16',
      'Testet i laboratorium',
      'Betal med MobilePay',
      'Vegansk og uden tilsætning',
      'Magnesium i høj dosis',
      'Læs kundernes erfaringer',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'GlucoVida',
    texts: [
      'Kosttilskud med kanel og krom. Læs den anbefalede daglige dosis på glasset.',
      'C-vitamin bidrager til immunforsvarets normale funktion. Fremstillet i Danmark.',
      'Bestil nemt hjemme fra sofaen. Levering med GLS på 1-2 hverdage.',
      'Kosttilskud bør ikke træde i stedet for en varieret kost.',
      'Spørgsmål til din ordre? Vores kundeservice hjælper dig mandag til fredag.',
    ],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'physical',
    product: 'Hækkeklipper Pro 500',
    texts: [
      'Fjerner genstridige pletter',
      'Bærer op til 120 kg',
      'Vores bedste pris i efteråret',
      'Suger dyrehår op i ét hug',
      'Mod skimmel på badeværelset',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'physical',
    product: 'Massagepistol Relax',
    texts: [
      'Handy, lydsvag og klar til brug på få minutter. Med seks hoveder og taske.',
      'To års garanti på motoren. Du kan returnere gratis i 30 dage.',
      'Dejlig efter sport eller en lang dag på kontoret. Batteriet holder op til 6 timer.',
    ],
  },
];
