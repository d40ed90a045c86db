import type { LabelledTexts } from './labelled-text.ts';

/**
 * Texts in the style of Swedish marketers, judged by Google's published policies before their writer had seen the
 * rules. First reading: recall 0.95, precision 1 (missed: what the industry "inte vill" that you know).
 */
export const labelledSv: readonly LabelledTexts[] = [
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: [
      'Bli av med ledvärken för gott',
      'Gå ner 8 kilo på en månad',
      'Platt mage på 14 dagar',
      'Säg adjö till tinnitus',
      'Diabetes? Aldrig mer',
      'Väx ut nytt hår igen',
      'Läkarna rekommenderar detta',
      'Bättre än Alvedon',
      'Sveriges bästa fettbrännare',
      'Vitalis Max officiella butik',
    ],
  },
  {
    refused: true,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'GlucoVital',
    texts: [
      'Sänker blodsockret utan mediciner. Beställ idag och se dina värden sjunka.',
      'Kliniskt bevisat: 96 % av användarna slutade ta sina tabletter.',
      'Lider du av sömnlöshet? Somna på fem minuter, helt utan biverkningar.',
      'Formeln som läkemedelsindustrin inte vill att du ska känna till.',
      'Botar artros och bygger upp brosket på nytt. Resultat garanteras.',
      'Känner du dig tjock och trött? Bränn bukfettet medan du sover.',
      'Se före- och efterbilder från kvinnor som förlorat tio kilo.',
      'Mirakelkapslar som tar bort rynkor och gör dig 15 år yngre.',
      'Klicka här och upptäck det japanska knepet mot slem och övervikt.',
      'Krymper en förstorad prostata så att du slipper gå upp på natten.',
    ],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: [
      'Vitalis Max 60 kapslar',
      'Fri frakt över 499 kr',
      'Betala smidigt med Swish',
      'Magnesium och zink dagligen',
      'Se hela innehållsförteckningen',
      'Leverans på 1-3 vardagar',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'GlucoVital',
    texts: [
      'Kosttillskott bör inte användas som ersättning för en varierad kost.',
      'Rådgör med läkare om du är gravid, ammar eller tar mediciner.',
      'Ta två kapslar om dagen till maten. Burken räcker i en månad.',
      '30 dagars öppet köp. Är du inte nöjd får du pengarna tillbaka.',
      'Veganska kapslar utan gluten, laktos och tillsatt socker. Tillverkade i Sverige.',
      'Läs vad andra kunder tycker och jämför priset per dos innan du handlar.',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'physical',
    product: 'Stekpanna Pro',
    texts: [
      'Tål upp till 260 grader i ugn och fungerar på induktion. Två års garanti.',
      'Tar bort kalk och fett i köket. Enkel att rengöra i diskmaskin.',
      'Gräsklippare med 40 liters uppsamlare, för tomter upp till 600 kvm.',
      'Hantelset på 20 kg med ställ. Fri hemleverans till dörren.',
      'Myggfälla för altanen. Håller myggen borta utan kemikalier.',
      'Blodtrycksmätare med stor display och minne för två personer.',
      'Byggs ihop på tio minuter utan verktyg. Monteringsanvisning ingår.',
      'Kattleksak som laddas med USB. Passar även små kattungar.',
    ],
  },
];
