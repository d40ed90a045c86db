/** Makes a value at the first call. The browser's formats of a language take it up to 40 ms each, which a first visit would wait for. */
export function whenNeeded<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
