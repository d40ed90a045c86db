import { useEffect, useState } from 'react';
import { afterPaint } from './steps.ts';

/**
 * The value as it was when the screen was last drawn, and the new one right after: a key is drawn before what follows it.
 * @param first what counts as drawn before at first
 */
export function useLater<Value>(value: Value, first = value): Value {
  const [later, setLater] = useState(() => first);
  useEffect(() => afterPaint(() => setLater(() => value)), [value]);
  return later;
}
