import type { MouseEvent } from 'react';
import classes from './skip-link.module.css';

/** The id of the main content of every screen. */
export const CONTENT = 'conteudo';

/** The first control of each screen: takes somebody who works by keyboard past the menu (WCAG 2.4.1). */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault(); // the address stays as it is
    document.getElementById(CONTENT)?.focus();
  };
  return (
    <a href={`#${CONTENT}`} className={classes.skip} onClick={skip} data-no-print>
      Ir para o conteúdo
    </a>
  );
}
