import { describe, expect, it } from 'vitest';
import { changesYourBodyInTime, goesAway, tellsOfUse } from './effects-in-time.ts';
import { folded, withDigits } from './phrases.ts';

const read = (text: string) => withDigits(folded(text));

describe('what a buyer tells of the use', () => {
  it.each([
    'Depois de dois potes, minhas unhas pararam de quebrar.',
    'Com três semanas a pele do rosto ficou lisa, agora saio sem base.',
    'Six weeks in and the stairs no longer leave me breathless.',
    'Since the third jar my eyebrows and my hair have grown back.',
    'A los dos meses me mejoró la vista de noche.',
    'Seit der zweiten Dose ist der Bauch endlich weg.',
    'Au bout de trois semaines, mes genoux vont mieux.',
  ])('%s', (text) => {
    expect(tellsOfUse(read(text), read(text), undefined)).toBe(true);
  });

  it.each([
    'Chegou em dois dias e agora só compro aqui.',
    'Two weeks later I ordered again, my skin likes the scent.',
    'Llegó en tres días, mejor de lo que esperaba.',
    'Nach zwei Wochen kam das Paket für meine Haare endlich an.',
    'Depuis deux mois, je lis mieux la notice.',
    'My hair smells of rosemary now.',
    'After three years they still answer every letter.',
  ])('not: %s', (text) => {
    expect(tellsOfUse(read(text), read(text), undefined)).toBe(false);
  });
});

describe('what is promised to your body after a time', () => {
  it.each([
    'Em quatro semanas a sua memória acorda.',
    'Within ten days your skin looks rested.',
    'En dos meses tu pelo recupera el volumen.',
    'Nach drei Wochen wird Ihr Schlaf tiefer.',
    'En trois semaines, votre peau se raffermit.',
  ])('%s', (text) => {
    expect(changesYourBodyInTime(read(text), undefined)).toBe(true);
  });

  it.each([
    'Use em dias alternados durante quatro semanas na sua pele.',
    'Take one a day for three months and ask your doctor about your heart.',
    'Your parcel for your hair arrives within three days.',
    'Nach drei Wochen fragen Sie Ihren Arzt nach Ihrem Blutdruck.',
    'Votre peau est belle.',
  ])('not: %s', (text) => {
    expect(changesYourBodyInTime(read(text), undefined)).toBe(false);
  });
});

it.each([
  ['A ferida fecha', true],
  ['the ringing went quiet', true],
  ['la úlcera se cierra', true],
  ['die Geschwulst schrumpft', true],
  ["le zona s'éteint", true],
  ['O zumbido começa baixinho', false],
  ['the ringing keeps you awake', false],
  ['die Gicht plagt viele', false],
])('%s: goes away is %s', (text, goes) => {
  expect(goesAway(read(text))).toBe(goes);
});
