import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from 'react';
import { onFirstSign } from './first-sign.ts';
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
  let here: ComponentType<Props> | undefined;
  let fetching: Promise<ComponentType<Props>> | undefined;

  async function fetchBody(): Promise<ComponentType<Props>> {
    try {
      here = await load();
      return here;
    } catch (error) {
      fetching = undefined; // tried again when the dialog is opened
      throw error;
    }
  }
  const fetchOnce = () => (fetching ??= fetchBody());
  const prefetch = () => void fetchOnce().catch(() => undefined);

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
    useEffect(() => onFirstSign(prefetch), []);
    useEffect(() => {
      if (!isMissing) return undefined;
      let isWanted = true;
      fetchOnce().then(
        (fetched) => isWanted && setBody({ body: fetched }),
        () => isWanted && tell(),
      );
      return () => void (isWanted = false);
    }, [isMissing]);
    return body && <OpenedOnceThere body={body.body} props={props} />;
  };
}
