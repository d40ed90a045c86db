import { expect, it } from 'vitest';
import { readAge, readGender } from './demographic-cells.ts';

it.each([
  ['18-24', '18-24'],
  ['18 a 24', '18-24'],
  ['De 18 a 24 años', '18-24'],
  ['25 to 34', '25-34'],
  ['65+', '65+'],
  ['65 ou mais', '65+'],
  ['Más de 65', '65+'],
  ['AGE_RANGE_55_64', '55-64'],
  ['Unknown', 'unknown'],
  ['Desconhecido', 'unknown'],
  ['Desconocido', 'unknown'],
  ['Indeterminada', 'unknown'],
  ['13-17', null],
  ['', null],
])('the age %j is %j', (cell, age) => {
  expect(readAge(cell)).toBe(age);
});

it.each([
  ['Male', 'male'],
  ['Masculino', 'male'],
  ['Homens', 'male'],
  ['Hombre', 'male'],
  ['Female', 'female'],
  ['Feminino', 'female'],
  ['Mulheres', 'female'],
  ['Mujer', 'female'],
  ['Unknown', 'unknown'],
  ['Desconhecido', 'unknown'],
  ['', null],
])('the gender %j is %j', (cell, gender) => {
  expect(readGender(cell)).toBe(gender);
});
