import { type RefObject, useEffect } from 'react';

/** Tells the forms in an element what somebody typed before the script had come, which React takes for empty. */
export function useTypedEarly(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const field of place.current?.querySelectorAll('input') ?? []) if (field.value !== '') type(field);
  }, [place]);
}

/** React tells of a change only where the value is another than the one it has set or seen itself. */
function type(field: HTMLInputElement): void {
  const { value } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
