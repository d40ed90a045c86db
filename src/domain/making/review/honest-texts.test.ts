import { describe, expect, it } from 'vitest';
import { adTextWidth } from '#domain/ads/text.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { loadRuleReader } from './policy.ts';
import { highestLevel, type ProductKind } from './policy-rule.ts';
import { risingNumbers } from './phrases.ts';

/** An honest text beside a refused one with the same words, or nearly. */
const pairs: readonly [LanguageCode, ProductKind, string, string][] = [
  // What is denied.
  ['pt', 'nutra', 'Este chá não emagrece', 'Este chá emagrece'],
  ['pt', 'nutra', 'Não vendemos caneta emagrecedora.', 'Vendemos caneta emagrecedora.'],
  ['pt', 'nutra', 'Esqueça o "perca 10 kg": coma mais legumes.', 'Perca 10 kg com mais legumes.'],
  ['pt', 'nutra', 'Não espere rosto novo em uma semana.', 'Rosto novo em uma semana.'],
  ['pt', 'physical', 'Réplicas, nem pensar.', 'Réplicas? Nem pensar em pagar caro.'],
  ['pt', 'digital', 'Não vendemos seguidores', 'Vendemos seguidores'],
  ['pt', 'digital', 'Nada de cassino: só xadrez', 'Xadrez e cassino'],
  ['pt', 'nutra', 'Creme não apaga rugas.', 'Creme não apaga rugas, o nosso sim.'],
  ['pt', 'nutra', 'Não vendemos emagrecedor.', 'Não vendemos em farmácias a gota que cura tudo.'],
  ['pt', 'physical', 'Não é réplica', 'Não é sorte: réplica premium'],
  ['en', 'nutra', 'They do not erase scars.', 'They erase scars overnight.'],
  ['en', 'nutra', 'Creams do not erase scars.', 'Creams do not erase scars. Ours does.'],
  ['en', 'nutra', 'Not a Weight-Loss Product', 'A Weight-Loss Product'],
  [
    'en',
    'nutra',
    'This product is not intended to diagnose, treat, cure or prevent any disease.',
    'This product is intended to treat, cure or prevent any disease.',
  ],
  ['en', 'digital', "We Don't Sell Followers", 'We Sell Followers'],
  ['en', 'digital', 'No Betting: Football Quiz App', 'Football Betting App'],
  ['es', 'nutra', 'Nuestra crema no borra arrugas', 'Nuestra crema borra arrugas'],
  ['es', 'nutra', 'La crema no borra arrugas.', 'La crema no borra arrugas, la nuestra sí.'],
  ['es', 'nutra', 'Este té no adelgaza', 'Este té no solo adelgaza: cura'],
  ['es', 'digital', 'Nadie aprende piano en un día.', 'Aprende piano en un día.'],
  ['da', 'nutra', 'Vores creme fjerner ingen rynker.', 'Vores creme fjerner rynker.'],
  ['fr', 'nutra', "Chez nous, pas d'avant-après", 'Avant et après'],
  ['de', 'nutra', 'Hilft nicht gegen Falten', 'Hilft gegen Falten'],
  ['de', 'nutra', 'Dieses Produkt heilt keine Krankheiten.', 'Dieses Produkt heilt Krankheiten.'],
  ['fr', 'nutra', 'Notre gel ne fait pas maigrir', 'Notre gel fait maigrir'],
  ['it', 'nutra', 'Questa tisana non fa dimagrire', 'Questa tisana fa dimagrire'],
  ['sv', 'nutra', 'Vi säljer inga bantningsmedel.', 'Vi säljer bantningsmedel.'],
  ['pl', 'nutra', 'Nasz żel nie wyszczupla.', 'Nasz żel wyszczupla.'],
  ['tr', 'nutra', 'Zayıflama sözümüz yok', 'Zayıflama sözü'],
  ['ko', 'physical', '레플리카 취급 안 합니다', '레플리카 취급합니다'],
  ['pt', 'nutra', 'Pré-treino sem DMAA', 'Pré-treino com DMAA'],
  ['en', 'nutra', "We don't do before-and-after photos.", 'See the before-and-after photos.'],
  ['en', 'nutra', 'Keep taking what your doctor prescribed.', 'Doctor prescribed drops.'],
  ['es', 'nutra', 'Sin famosos en la etiqueta', 'El secreto de los famosos'],
  ['pt', 'digital', 'Bloqueie sites de apostas', 'Sites de apostas'],
  ['de', 'digital', 'Sportwetten im Alltag? Anonyme Beratung', 'Sportwetten mit Bonus'],
  ['ko', 'digital', '도박 때문에 힘들 때 무료 상담', '온라인 도박 사이트'],
  // What is taken back before or after, and what others claim.
  ['pt', 'digital', 'Não vendemos monografia pronta: aulas de redação.', 'Vendemos monografia pronta.'],
  ['en', 'nutra', "We don't promise 20 lb.", "We don't promise 20 lb. We guarantee 25 lb gone."],
  [
    'de',
    'nutra',
    'Flacher Bauch in vier Tagen? Das versprechen wir nicht.',
    'Flacher Bauch in vier Tagen? Das geht.',
  ],
  ['nl', 'nutra', 'Platte buik in vier dagen? Dat bestaat niet.', 'Platte buik in vier dagen? Dat bestaat.'],
  ['ja', 'nutra', '3日で5キロ減とは申しません。', '3日で5キロ減。'],
  ['ko', 'nutra', '사흘에 5kg 감량 약속은 안 합니다.', '사흘에 5kg 감량.'],
  ['ru', 'nutra', 'Минус 5 кг за три дня не обещаем.', 'Минус 5 кг за три дня.'],
  ['tr', 'nutra', 'Üç günde 5 kilo sözü vermiyoruz.', 'Üç günde 5 kilo ver.'],
  [
    'en',
    'digital',
    'Promised 8 kilos off in a week? Report misleading advertising.',
    'Sick of misleading advertising? Lose 8 kilos in a week.',
  ],
  [
    'es',
    'nutra',
    '¿Píldora milagrosa? Denuncia la publicidad engañosa.',
    'Píldora milagrosa: pierde 8 kilos.',
  ],
  // What only speaks of it.
  ['fr', 'nutra', 'Groupe de parole diabète', 'Gélules diabète'],
  ['sk', 'nutra', 'Podporná skupina diabetikov', 'Kvapky pre diabetikov'],
  ['pt', 'physical', 'Réplica de busto grego', 'Réplica de bolsa Gucci'],
  ['it', 'physical', 'Penna per banconote false', 'Banconote che passano penna e lampada UV'],
  ['th', 'physical', 'ปากกาตรวจธนบัตรปลอม', 'ธนบัตรที่ผ่านปากกาและไฟ UV'],
  [
    'fil',
    'digital',
    'Pribadong tulong sa visa. Hindi kami ahensiya ng gobyerno.',
    'Tulong sa visa: mag-apply dito at bayaran ang fee.',
  ],
  // What a number counts.
  ['fr', 'physical', 'Enlève les taches de vin', 'Vin rouge de Bordeaux'],
  ['en', 'physical', 'Ninja costume, size 5 to 12', 'From size 12 to 5'],
  ['en', 'physical', 'Fish Tanks From 20 to 300 L', 'From 300 to 200'],
  ['en', 'nutra', 'Was £24, Now £19', 'Was 240 lbs, now 190'],
  ['es', 'physical', 'Tallas de la 38 a la 60', 'De la talla 60 a la 38'],
  ['en', 'nutra', 'Reads pulse in seconds', 'Pain relief in seconds'],
  ['da', 'nutra', 'Badevægt, der vejer op til 200 kg i trin på 100 gram', 'Tab 12 kg på 100 dage'],
  // What something else is called.
  ['pl', 'nutra', 'Krem do rąk z lanoliną', 'Leczy raka'],
  ['th', 'nutra', 'เครื่องวัดความดันต้นแขน', 'ลดความดันใน 7 วัน'],
  ['es', 'digital', 'Traducción jurada de títulos en una hora', 'Títulos en una hora, sin estudiar'],
  ['pt', 'nutra', 'Batom líquido matte nude', 'Vídeos nude'],
  ['pt', 'digital', 'Defesa pessoal para mulheres', 'Spray de defesa pessoal para mulheres'],
  ['en', 'digital', 'Self-Defence Basics, Women', 'Self-Defence Basics: Pepper Spray'],
  ['en', 'nutra', 'Cures in 6 Minutes Under Lamp', 'Cures Migraine in 6 Minutes'],
  ['en', 'physical', 'Stain Remover for Red Wine', 'Red Wine by the Case'],
  ['pt', 'nutra', 'Fralda geriátrica tamanho G', 'Adeus, fralda geriátrica'],
  ['pt', 'nutra', 'Corretivo que disfarça olheiras', 'Apaga olheiras e rugas'],
  ['es', 'digital', 'Cómo detectar un deepfake', 'Haz un deepfake'],
  // What is seldom offered.
  ['fr', 'physical', 'Nettoyage du filtre à particules', 'Suppression du filtre à particules'],
  ['fr', 'physical', 'Crâne en résine pour anatomie', 'Crâne humain véritable'],
  ['fr', 'digital', 'Répondre à un avis négatif', 'Faire disparaître un avis négatif'],
  ['fr', 'digital', 'Avocat : points retirés', 'Points retirés ? Un conducteur les prend à votre place'],
  ['it', 'physical', 'Pulizia del filtro antiparticolato', 'Eliminazione del filtro antiparticolato'],
  ['it', 'digital', 'Riconoscere le recensioni false', 'Recensioni scritte da noi'],
  ['it', 'physical', 'Etichette per barattoli', 'Etichette di grandi marche'],
  ['pl', 'physical', 'Sprawdź przebieg auta', 'Korekta przebiegu auta'],
  ['pl', 'digital', 'Szkolenie: fałszywe banknoty', 'Fałszywe banknoty'],
  ['ru', 'physical', 'Поверка счётчиков воды', 'Магнит на счётчик воды'],
  ['ru', 'physical', 'Гипсовый череп для уроков', 'Настоящий человеческий череп'],
  ['sk', 'physical', 'Držiak na diaľničnú známku', 'Diaľničná známka na vytlačenie doma'],
  ['sk', 'nutra', 'Doplnok nie je na chudnutie', 'Doplnok na chudnutie'],
  ['sl', 'physical', 'Preverite kilometre', 'Vrtenje kilometrov'],
  ['sl', 'digital', 'Prijava stalnega naslova: dokumenti', 'Prijava stalnega naslova brez bivanja'],
  // Neighbours of rare goods.
  ['de', 'physical', 'Römische Münzen mit Herkunftsnachweis', 'Römische Münzen frisch vom Acker'],
  ['de', 'physical', 'Menschliches Skelett als Modell', 'Menschliches Skelett aus einem Nachlass'],
  ['de', 'physical', 'Laser-Wasserwaage blendet nicht', 'Laserpointer, der jeden Autofahrer blendet'],
  ['de', 'digital', 'Kanzlei hilft bei Vorwurf Scheinehe', 'Scheinehe schnell vermittelt'],
  ['nl', 'physical', 'Watermeter voor de tuinslang', 'Magneet zet je watermeter stil'],
  ['nl', 'digital', 'Verhuur je huis, huur op je rekening', 'Verhuur je bankpas en pincode'],
  ['nl', 'digital', 'Advocaat bij verdenking van schijnhuwelijk', 'Schijnhuwelijk geregeld'],
  ['da', 'physical', 'P-skive i klassisk plast', 'P-skive, der drejer sig selv'],
  ['da', 'digital', 'Flyt simkort til en anden telefon', 'Simkort registreret i en andens navn'],
  ['da', 'nutra', 'Batterier til høreapparat', 'Høreapparatet ligger i skuffen siden kuren'],
  ['sv', 'physical', 'Människoskelett som modell', 'Människoskelett från gammal läkarmottagning'],
  ['sv', 'digital', 'Jurist vid misstanke om skenäktenskap', 'Skenäktenskap för uppehållstillstånd'],
  ['sv', 'nutra', 'Läsglasögon med fodral', 'Tidningen utan läsglasögon, 74 år gammal'],
  ['no', 'physical', 'Hundeskilt med navn og adresse', 'Navn og adresse til ethvert bilskilt'],
  ['no', 'digital', 'Advokat ved siktelse om proformaekteskap', 'Proformaekteskap gir deg opphold'],
  ['no', 'physical', 'Rens til partikkelfilter', 'Partikkelfilteret ut og likevel gjennom EU-kontrollen'],
  ['is', 'physical', 'Vatnsmælir fyrir garðslönguna', 'Segull sem stöðvar vatnsmælinn'],
  ['is', 'digital', 'Símkort án bindingar', 'Símkort skráð á annan'],
  ['is', 'nutra', 'Karfa á göngugrind', 'Göngugrindin safnar ryki síðan í maí'],
  // Rare goods beside their innocent neighbours.
  ['ja', 'digital', '闇バイトから子どもを守る講座', '闇バイト募集 即日10万円'],
  ['ja', 'physical', '土偶のミニチュアキット', '土偶 古墳から出た品を直売'],
  ['ar', 'digital', 'محام لقضايا تزوير الفواتير', 'فواتير وهمية خلال ساعة'],
  ['fil', 'digital', 'Paano makaiwas sa pekeng resibo', 'Pekeng resibo, kahit magkano'],
  ['ko', 'digital', '대포통장 피해 예방 안내', '대포통장 당일 매입'],
  ['th', 'digital', 'ตรวจรถมือสองว่ากรอไมล์ไหม', 'รับกรอไมล์รถทุกรุ่น'],
  ['tr', 'digital', 'Naylon fatura davasına avukat', 'Naylon fatura, istediğiniz tutarda'],
];

describe('an honest text', () => {
  it.each(pairs)('in %s (%s): "%s" is kept, "%s" is not', async (language, productKind, honest, refused) => {
    const read = await loadRuleReader(language);
    const isRefused = (text: string): boolean =>
      ['aviso', 'bloqueia'].includes(
        highestLevel(
          read({
            kind: adTextWidth(text) > 30 ? 'descriptions' : 'titles',
            text,
            product: 'Vitalis Max',
            productKind,
          }),
        ),
      );
    expect([isRefused(honest), isRefused(refused)]).toEqual([false, true]);
  });
});

describe('two numbers', () => {
  it.each([
    ['5 to 12', true],
    ['2 to 9', true],
    ['14 to 24', true],
    ['320 to 580', true],
    ['90 to 120', true],
    ['12 to 5', false],
    ['9 to 2', false],
    ['46 to 38', false],
    ['46 to 46', false],
    ['580 to 320', false],
    ['120 to 90', false],
  ])('%s: rising is %s', (numbers, isRising) => {
    expect(new RegExp(`^${risingNumbers('to')}$`).test(numbers)).toBe(isRising);
  });
});
