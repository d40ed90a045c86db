import { describe, expect, test } from 'vitest';
import { findCost } from './find-words.ts';

describe('finding a text by what is typed', () => {
  test.each([
    ['', 'Títulos', 0],
    ['tit', 'Títulos', 0],
    ['TÍTULOS', 'títulos', 0],
    ['negativas palavras', 'Palavras-chave Negativas', 0],
    ['campanha nova', 'Nova campanha', 0],
    ['chave', 'Palavras-chave', 0],
    ['tulo', 'Títulos', 1],
    ['ç', 'Promoções', 1],
    ['titlos', 'Títulos', 2],
    ['titullos', 'Títulos', 2],
    ['titalos', 'Títulos', 2],
    ['ttiulos', 'Títulos', 2],
    ['tituols', 'Títulos', 2],
    ['decricoes', 'Descrições', 2],
    ['promocoez', 'Promoções', 2],
    ['campnha vitalis', 'Campanha Vitalis Max', 2],
    ['titl', 'Títulos', 2],
    ['ttl', 'Títulos', null],
    ['xitulos', 'Títulos', null],
    ['titlas', 'Títulos', null],
    ['títulos pt', 'Títulos', null],
    ['título 2', 'Título 1', null],
    ['мета', 'Метаболизм', 0],
    ['!!!', 'Títulos', 0],
  ])('%j in %j costs %j', (typed, text, cost) => {
    expect(findCost(typed, text)).toBe(cost);
  });
});
