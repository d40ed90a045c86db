const drawn = new WeakSet<HTMLElement>();

/** A `ref` for the field or button that has the focus as soon as it is drawn. Mantine's fields call it again whenever they are drawn. */
export function takeFocus(element: HTMLElement | null): void {
  if (!element || drawn.has(element)) return;
  drawn.add(element);
  element.focus();
}
