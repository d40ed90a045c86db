/** A control that had the focus, with its containers, the innermost first. */
interface FocusedControl {
  control: HTMLElement;
  path: string;
  ancestors: readonly { parent: Element; index: number }[];
}

/**
 * The last controls with the focus. When a dialog closes, all its controls are gone, so the last control before it
 * is used.
 */
const REMEMBERED = 40;
const controls = 'a[href], button:not(:disabled), summary, [tabindex="0"]';

/**
 * Keeps the focus of somebody who works by keyboard. When the focused control is deleted, disabled or closed with
 * its dialog, the browser puts the focus at the start of the page. This function puts it on the control itself if
 * it exists again, otherwise on the element that now stands there. After a change of the address it puts it on the
 * heading of the new screen.
 * @returns how to stop.
 */
export function keepFocus(): () => void {
  let remembered: FocusedControl[] = [];
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target !== document.body)
      remembered = [describeControl(target), ...remembered].slice(0, REMEMBERED);
  };
  // A click outside every control drops the focus on purpose. In a dialog, such a click is about the dialog, so
  // the control that opened the dialog is used.
  const forget = () => {
    if (!document.querySelector('[aria-modal="true"]')) remembered = [];
  };
  /** The last control, while its own action runs and it is disabled. */
  let waiting: HTMLElement | null = null;
  const restore = () => {
    const [last] = remembered;
    if (last === undefined || document.activeElement !== document.body) return;
    const { control } = last;
    if (control.isConnected && control.matches(':disabled, [data-loading]')) waiting = control;
    else if (!control.isConnected || control === waiting) {
      waiting = null;
      findNext(remembered)?.focus({ preventScroll: true });
    } // else the person moved on, for example into the browser's own controls
  };
  const observer = new MutationObserver(restore);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget);
  };
}

function describeControl(control: HTMLElement): FocusedControl {
  const ancestors: FocusedControl['ancestors'][number][] = [];
  for (let element: Element = control; element.parentElement && !element.matches('main, body');) {
    const parent: Element = element.parentElement;
    ancestors.push({ parent, index: [...parent.children].indexOf(element) });
    element = parent;
  }
  return { control, path: window.location.pathname, ancestors };
}

function findNext(remembered: readonly FocusedControl[]): HTMLElement | null {
  for (const one of remembered) {
    const next = one.path === window.location.pathname ? nextTo(one) : headingOf(document);
    if (next !== null) return next;
  }
  return headingOf(document);
}

function nextTo({ control, ancestors }: FocusedControl): HTMLElement | null {
  if (control.isConnected) return control.checkVisibility() ? control : null;
  const left = ancestors.find(({ parent }) => parent.isConnected);
  if (!left?.parent.closest('main, [role=dialog]')) return null;
  const { children } = left.parent;
  const neighbour = children[Math.min(left.index, children.length - 1)];
  if (neighbour instanceof HTMLElement && neighbour.matches(controls)) return neighbour;
  return (
    neighbour?.querySelector<HTMLElement>(controls) ?? headingOf(left.parent.closest('section') ?? document)
  );
}

/** A heading, which is not in the order of the keyboard, but can hold the focus. */
function headingOf(parent: ParentNode): HTMLElement | null {
  const heading = parent.querySelector<HTMLElement>('h1') ?? parent.querySelector<HTMLElement>('h2');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}
