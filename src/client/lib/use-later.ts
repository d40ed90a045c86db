import { useEffect, useState } from 'react';

/** The value as it was when the screen was last drawn, and the new one right after: a key is drawn before what follows it. */
export function useLater<Value>(value: Value): Value {
  const [later, setLater] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(() => value));
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}
