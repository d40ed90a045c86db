import { expect, it } from 'vitest';
import { lazyValues } from './lazy-value.ts';

it('makes each value when it is first read, once', () => {
  const made: string[] = [];
  const make = (name: string) => () => {
    made.push(name);
    return name.toUpperCase();
  };
  const values = lazyValues({ one: make('one'), two: make('two') });
  expect(made).toEqual([]);
  expect([values.two, values.two]).toEqual(['TWO', 'TWO']);
  expect(made).toEqual(['two']);
  expect(values).toEqual({ one: 'ONE', two: 'TWO' });
  expect(made).toEqual(['two', 'one']);
});
