import { expect, it } from 'vitest';
import { parsePage } from './parse-page.ts';
import { wordsUnderNames } from './words-under-names.ts';

function wordsIn(html: string): string[] {
  const { blocks } = parsePage(`<html><body>${html}</body></html>`);
  return [...wordsUnderNames(blocks)].map((at) => blocks[at]?.text ?? '');
}

const cards = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([name, text]) => `<div class="k"><b>${name}</b><br>${text}</div>`).join('');

it.each([
  [
    'names, ages and places',
    cards([
      ['Jutta, 53, Altenburg', 'Ich habe am Montag gekündigt.'],
      ['Ralf, 47, Suhl', 'Die Vorlagen sind gut erklärt.'],
    ]),
    ['Ich habe am Montag gekündigt.', 'Die Vorlagen sind gut erklärt.'],
  ],
  [
    'names and how long ago',
    cards([
      ['Valdomiro Prado há 2 dias', 'Chegou antes do prazo, gostei.'],
      ['Odete · há 3 semanas', 'O cheiro é forte no começo.'],
    ]),
    ['Chegou antes do prazo, gostei.', 'O cheiro é forte no começo.'],
  ],
  [
    'names and stars',
    cards([
      ['Cleide S. ★★★★★', 'Chegou em seis dias em Belém.'],
      ['Marquinhos ★★★★☆', 'A caixa amassou um pouco num canto.'],
    ]),
    ['Chegou em seis dias em Belém.', 'A caixa amassou um pouco num canto.'],
  ],
  [
    'a chat, one bubble after the other',
    '<div class="z"><small>Rafa (aluno)</small><p>pedi as contas hoje, mano</p><p>sério</p></div>' +
      '<div class="z"><small>Adilson 61a</small><p>Bom dia, professor. Quitei a moto.</p></div>',
    ['pedi as contas hoje, mano', 'sério', 'Bom dia, professor. Quitei a moto.'],
  ],
  [
    'three bare names of people who speak of themselves',
    cards([
      ['Ruben Ochoa', 'We signed for the house on Tuesday.'],
      ['Pam Whitlock', 'My pension is smaller than this.'],
      ['Kofi Adu', 'Lessons are short, which I like.'],
    ]),
    [
      'We signed for the house on Tuesday.',
      'My pension is smaller than this.',
      'Lessons are short, which I like.',
    ],
  ],
])('%s have words under them', (_about, html, words) => {
  expect(wordsIn(html)).toEqual(words);
});

it.each([
  [
    'what a thing has',
    cards([
      ['Schneller Versand', 'Wir schicken jedes Paket am selben Tag.'],
      ['Feste Kapseln', 'Jede Kapsel hat eine glatte Hülle.'],
      ['Echter Honig', 'Der Honig kommt aus der Rhön.'],
    ]),
  ],
  [
    'two bare names',
    cards([
      ['Ruben Ochoa', 'My shop opens at nine each day.'],
      ['Pam Whitlock', 'I pack the parcels and answer mail.'],
    ]),
  ],
  [
    'parts of a course',
    cards([
      ['Das Signal (9 Lektionen)', 'Hier lernen Sie die ersten Schritte.'],
      ['Die Routine (7 Lektionen)', 'Hier lernen Sie, was täglich zu tun ist.'],
    ]),
  ],
  [
    'headings',
    '<h3>Jutta, 53, Altenburg</h3><p>Ich habe den Kurs gemacht.</p><h3>Ralf, 47, Suhl</h3><p>Ich auch, im Mai.</p>',
  ],
  [
    'cells of a table',
    '<table><tr><td>Norte, 12 dias</td><td>O pacote vai de barco.</td></tr><tr><td>Sul, 10 dias</td><td>O pacote vai de caminhão.</td></tr></table>',
  ],
])('%s are no people', (_about, html) => {
  expect(wordsIn(html)).toEqual([]);
});
