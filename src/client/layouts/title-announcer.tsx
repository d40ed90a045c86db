import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';

/**
 * Says the new title aloud when another screen or tab is opened. A browser does so for a page that it loads, but not when
 * the page only changes.
 */
export function TitleAnnouncer() {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    let last = document.title;
    const observer = new MutationObserver(() => {
      if (document.title === last || document.title === '') return;
      last = document.title;
      setAnnounced(last);
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <VisuallyHidden aria-live="polite" data-announced-title>
      {announced}
    </VisuallyHidden>
  );
}
