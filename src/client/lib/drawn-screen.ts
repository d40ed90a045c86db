import { paths } from '#client/paths.ts';

declare global {
  interface Window {
    /** Buttons pressed before this script had come: `vite.prerender.ts`. */
    earlyPresses?: HTMLElement[] | undefined;
    /** Says that a part of the page was lost on the way, with a button: `index.html`. @param again what the button does. The notice stays meanwhile */
    tellLost: (again: () => void) => void;
  }
}

/**
 * The server sends a visitor the form to sign in at addresses that ask for it (`src/server/http/drawn-screens.ts`). The
 * person then gets where they wanted, as from the guards.
 */
export function goToDrawnScreen(): void {
  const drawn = document.documentElement.dataset['screen'];
  const { pathname, search, hash } = window.location;
  if (drawn === undefined || drawn === pathname) return;
  const state = pathname === paths.home ? null : { from: pathname + search + hash };
  window.history.replaceState({ usr: state }, '', drawn); // `usr` is where the router keeps a location's state
}

/** Keeps what somebody typed and pressed before the screen answered. @returns what gives it to the screen */
export function takeEarlyUse(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll('input')].map((field) => [field, field.value] as const);
  return () => {
    for (const [field, value] of typed) if (value !== '') type(field, value);
    const presses = new Set(window.earlyPresses); // who taps twice sends once
    window.earlyPresses = undefined;
    setTimeout(() => presses.forEach((button) => button.click())); // after what was typed is drawn
  };
}

function type(field: HTMLInputElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
