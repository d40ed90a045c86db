/** Makes a value at the first call. The browser's formats of a language take it up to 40 ms each, which a first visit would wait for. */
export function lazyValue<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** An object whose values are made one by one, each when it is first read. */
export function lazyValues<Values extends object>(make: {
  [Key in keyof Values]: () => Values[Key];
}): Values {
  const values = {} as Values; // has each of them at the end of the loop
  for (const key of Object.keys(make) as (keyof Values)[])
    Object.defineProperty(values, key, { enumerable: true, get: lazyValue(make[key]) });
  return values;
}
