import { expect, it } from 'vitest';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { loadRuleReader } from './policy.ts';

async function levelsOf(language: LanguageCode, text: string) {
  const read = await loadRuleReader(language);
  return read({ kind: 'descriptions', text, product: 'Orivex', productKind: 'nutra' }).map(
    ({ level }) => level,
  );
}

it.each<[LanguageCode, string]>([
  ['pt', 'Não é remédio, mas cura a artrite'],
  ['pt', 'Não é um medicamento, porém reverte o diabetes'],
  ['pt', 'Não substitui o médico, mas acaba com a artrose'],
  ['en', 'Not a drug, but it cures arthritis'],
  ['en', 'This is not a drug, yet it reverses type 2 diabetes'],
  ['en', 'Not a medicine, it reverses diabetes'],
  ['en', 'It does not replace your doctor, but it heals psoriasis'],
  ['es', 'No es un medicamento, pero cura la artritis'],
  ['es', 'No es un fármaco y aun así revierte la diabetes'],
  ['de', 'Kein Medikament, heilt trotzdem Arthrose'],
  ['de', 'Ist kein Arzneimittel, aber es heilt Diabetes'],
  ['fr', "Ce n'est pas un médicament, mais il guérit l'arthrose"],
  ['fr', 'Pas un médicament, et pourtant il guérit le diabète'],
  ['it', 'Non è un farmaco, ma guarisce il diabete'],
  ['it', "Non è un medicinale, eppure cura l'artrosi"],
  ['nl', 'Geen medicijn, maar geneest artrose in 3 weken'],
  ['pl', 'To nie lek, ale leczy cukrzycę'],
  ['sv', 'Inget läkemedel, men botar artros'],
  ['da', 'Ikke medicin, men helbreder gigt'],
  ['ru', 'Не лекарство, но излечивает диабет'],
  ['tr', 'İlaç değildir ama diyabeti iyileştirir'],
  ['sk', 'Nie je to liek, ale lieči cukrovku'],
  ['sl', 'Ni zdravilo, ampak ozdravi sladkorno bolezen'],
])('%s: a denial does not hide the claim after it: %s', async (language, text) => {
  expect(await levelsOf(language, text)).toContain('bloqueia');
});

it.each<[LanguageCode, string]>([
  ['pt', 'Não é remédio e não cura nem trata doenças'],
  ['pt', 'Não é um medicamento, mas um suplemento alimentar'],
  ['pt', 'Este produto não se destina a tratar, curar ou prevenir doenças'],
  ['en', 'Not a drug, but a food supplement'],
  ['en', 'This product is not intended to diagnose, treat, cure or prevent any disease'],
  ['en', 'Not a medicine, it is a food supplement. Read the label'],
  ['es', 'No es un medicamento, sino un complemento alimenticio'],
  ['es', 'No es un medicamento ni trata, cura o previene enfermedades'],
  ['de', 'Kein Medikament, sondern ein Nahrungsergänzungsmittel'],
  ['de', 'Kein Arzneimittel und nicht zur Heilung von Krankheiten bestimmt'],
  ['fr', "Ce n'est pas un médicament, mais un complément alimentaire"],
  ['fr', "Ce produit n'est pas destiné à traiter ou guérir une maladie"],
  ['it', 'Non è un farmaco, ma un integratore alimentare'],
  ['it', 'Non è un medicinale e non cura malattie'],
  ['nl', 'Geen geneesmiddel, maar een voedingssupplement'],
  ['pl', 'To nie lek, ale suplement diety'],
  ['sv', 'Inget läkemedel, utan ett kosttillskott'],
  ['da', 'Ikke medicin, men et kosttilskud'],
  ['no', 'Ikke en medisin, men et kosttilskudd'],
  ['ru', 'Не лекарство, а пищевая добавка'],
  ['tr', 'İlaç değildir, takviye edici gıdadır'],
  ['sk', 'Nie je to liek, ale výživový doplnok'],
  ['sl', 'Ni zdravilo, ampak prehransko dopolnilo'],
])('%s: a denial stays one: %s', async (language, text) => {
  expect(await levelsOf(language, text)).not.toContain('bloqueia');
});
