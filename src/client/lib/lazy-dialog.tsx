import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from 'react';
import { lazyCode } from './lazy-code.ts';
import { notifyError } from './notify.ts';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
}

/**
 * A dialog whose code comes at the first sign of a person, so that a first visit does without it, and it still opens
 * when the connection is lost later.
 */
export function lazyDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  const code = lazyCode(load);

  /** Closed at first: a dialog gives the focus back only to what had it when the dialog went from closed to open. */
  function OpenedOnceThere({ body, props }: { body: ComponentType<Props>; props: Props }) {
    const [isThere, setIsThere] = useState(false);
    useEffect(() => setIsThere(true), []);
    return createElement(body, { ...props, opened: props.opened && isThere });
  }

  return function Dialog(props: Props) {
    const [body, setBody] = useState<{ body: ComponentType<Props> } | null>(null);
    const isMissing = props.opened && body === null;
    const tell = useEffectEvent(() => {
      notifyError('Não foi possível abrir', 'Verifique sua conexão e tente novamente.');
      props.onClose();
    });
    useEffect(() => code.prefetch(), []);
    useEffect(() => {
      if (!isMissing) return undefined;
      let isWanted = true;
      code.fetch().then(
        (fetched) => isWanted && setBody({ body: fetched }),
        () => isWanted && tell(),
      );
      return () => void (isWanted = false);
    }, [isMissing]);
    return body && <OpenedOnceThere body={body.body} props={props} />;
  };
}
