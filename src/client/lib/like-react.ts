import { options, type VNode } from 'preact';
import { onFirstSign } from './first-sign.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type FieldProps = Partial<Record<'value' | 'checked', unknown>>;

const drawnProps = new WeakMap<Field, FieldProps>();

/**
 * What libraries written for React expect, and Preact does otherwise:
 * - Once somebody uses the page, effects run as soon as a change is drawn. Preact waits for the next frame; a number
 *   field that is typed into faster would then answer its own old value, and never end.
 * - A field shows what its props say, whatever was typed into it. Preact lets it differ when the change was refused and
 *   nothing was drawn again.
 */
export function actLikeReact(): void {
  onFirstSign(() => (options.requestAnimationFrame = queueMicrotask));
  const before = options.diffed?.bind(options);
  options.diffed = (vnode: VNode<FieldProps>) => {
    before?.(vnode);
    const element = elementOf(vnode);
    if (element && isField(element)) drawnProps.set(element, vnode.props);
  };
  for (const type of ['input', 'change']) document.addEventListener(type, restore, { passive: true });
}

/** Called when the field's own listeners have run. What is chosen is told by `change`, what is typed by `input`. */
function restore({ type, target }: Event): void {
  if (!(target instanceof Element) || !isField(target)) return;
  if (isChoice(target) !== (type === 'change')) return;
  queueMicrotask(() => {
    for (const field of target.type === 'radio' ? radiosWith(target.name) : [target]) show(field);
  });
}

function show(field: Field): void {
  const { value, checked } = drawnProps.get(field) ?? {};
  if (field instanceof HTMLInputElement && isChoice(field)) {
    if (typeof checked === 'boolean') field.checked = checked;
  } else if (typeof value === 'string' && field.value !== value) field.value = value;
}

function isChoice({ type }: Field): boolean {
  return type === 'checkbox' || type === 'radio' || type.startsWith('select');
}

function radiosWith(name: string): Field[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    (radio) => radio.name === name,
  );
}

/** The element of a node of Preact, which keeps it under this name for its own packages. */
function elementOf(vnode: VNode<FieldProps> & { __e?: unknown }): unknown {
  return typeof vnode.type === 'string' ? vnode.__e : undefined;
}

function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}
