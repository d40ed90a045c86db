import { describe, expect, it } from 'vitest';
import { listTexts, TextsError } from './list-texts.ts';

const noFile = () => Promise.reject(new Error('ENOENT'));
const run = (line: string, readText: (path: string) => Promise<string> = noFile) =>
  listTexts(line.split(' '), readText);

describe('the texts command', () => {
  it.each([
    ['--language pt --kind titles --product Vitalmax', 13],
    ['--language en --kind descriptions --list nutra --product Vitalmax', 4],
    ['--language ja --kind titles --product Vitalmax', 13],
    ['--language es --kind sitelinks --list produtos-fisicos --product Vitalmax', 7],
    ['--language pt --kind keywords --list nutra --funnel bottom --product Vitalmax', 62],
    ['--language ja --kind keywords --list nutra --funnel top --product 関節痛', 24],
  ])('%s prints %i lines', async (line, count) => {
    const lines = await run(line);
    expect(lines).toHaveLength(count);
    expect(lines.filter((text) => text.trim() === '')).toEqual([]);
  });

  it('a sheet adds the facts that it contains', async () => {
    const sheet = JSON.stringify({ guaranteeDays: 90, country: 'BR', price: '197.00' });
    const lines = await run(
      '--language pt --kind titles --list nutra --product Vitalmax --sheet s.json',
      () => Promise.resolve(sheet),
    );
    expect(lines).toHaveLength(15);
    expect(lines.join('\n')).toContain('90 Dias');
    expect(lines.join('\n')).toContain('R$ 197');
  });

  it("takes the sheet's problem at the top of the funnel of supplements", async () => {
    const sheet = JSON.stringify({ name: 'Vitalmax', problem: 'queda de cabelo' });
    const lines = await run('--language pt --kind keywords --list nutra --funnel top --sheet s.json', () =>
      Promise.resolve(sheet),
    );
    expect(lines).toContain('o que é bom para queda de cabelo');
    expect(lines.join()).not.toContain('Vitalmax');
  });

  it.each([
    ['--language xx --kind titles --product A', '--language: use um destes: de, ar'],
    ['--kind titles --product A', '--language: use um destes'],
    ['--language pt --kind nada --product A', '--kind: use um destes: keywords'],
    ['--language pt --kind titles', '--product: diga o nome do produto.'],
    ['--language pt --kind keywords --product A', 'Palavras-chave precisam de --list, --funnel e --product.'],
    ['--language pt --kind titles --product A --sheet none.json', 'não foi possível ler o arquivo none.json'],
    ['--language pt --kind titles --prodct A', 'Argumentos desconhecidos.'],
  ])('%s: prints the error', async (line, message) => {
    await expect(run(line)).rejects.toThrow(message);
    await expect(run(line)).rejects.toBeInstanceOf(TextsError);
  });

  it.each([
    ['{', 'não é um JSON válido'],
    ['{"guaranteeDays":0}', 'Garantia: use um número a partir de 1.'],
    ['{"colour":"red"}', 'Chave inválida: "colour"'],
    ['{"country":"XX"}', 'País desconhecido.'],
    ['{"shipping":7}', 'Entrada inválida: esperava um objeto'],
  ])('the sheet %s: prints the error', async (text, message) => {
    const line = '--language pt --kind titles --product A --sheet s.json';
    await expect(run(line, () => Promise.resolve(text))).rejects.toThrow(message);
  });
});
