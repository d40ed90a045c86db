import { useEffect } from 'react';

/** The title of the window, which a screen reader says first. The server writes the one of the first visit. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} · Faísca`;
  }, [children]);
  return null;
}
