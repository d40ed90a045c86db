import { type RefObject, useEffect } from 'react';

/**
 * Gives the forms in an element the text that somebody typed before the script arrived. React would treat the
 * fields as empty.
 */
export function useTypedEarly(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const field of container.current?.querySelectorAll('input') ?? [])
      if (field.value !== '') type(field);
  }, [container]);
}

/** React reports a change only when the value differs from the last value that React has set or seen. */
function type(field: HTMLInputElement): void {
  const { value } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
