import { type ComponentType, useDeferredValue, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from './lazy-component.ts';
import { notifyError } from './notify.ts';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
}

/** A dialog whose code comes when it is first opened. */
export function lazyDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  const Body = lazyComponent(load);

  return function Dialog(props: Props) {
    const isDue = useDeferredValue(props.opened, false); // the screen stays as it is until the code has come
    const [wasOpened, setWasOpened] = useState(false);
    if (isDue && !wasOpened) setWasOpened(true);
    const reportFailure = () => {
      notifyError('Não foi possível abrir', 'Confira sua internet e recarregue a página.');
      props.onClose();
    };
    return (
      wasOpened && (
        <ErrorBoundary fallback={null} onError={reportFailure}>
          <Body {...props} />
        </ErrorBoundary>
      )
    );
  };
}
