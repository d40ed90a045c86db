import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
}

/** A dialog whose code is fetched when it is first opened, or before with `prefetch`. */
export function lazyDialog(load: () => Promise<ComponentType<DialogProps>>) {
  const Fetched = lazy(async () => ({ default: await load() }));

  /** Closed at first: a dialog gives the focus back only to what had it when the dialog went from closed to open. */
  function OpenedOnceThere({ opened, onClose }: DialogProps) {
    const [isThere, setIsThere] = useState(false);
    useEffect(() => setIsThere(true), []);
    return <Fetched opened={opened && isThere} onClose={onClose} />;
  }

  function Dialog(props: DialogProps) {
    const [wasOpened, setWasOpened] = useState(props.opened);
    if (props.opened && !wasOpened) setWasOpened(true);
    return (
      wasOpened && (
        <Suspense>
          <OpenedOnceThere {...props} />
        </Suspense>
      )
    );
  }

  return { Dialog, prefetch: () => void load().catch(() => undefined) };
}
