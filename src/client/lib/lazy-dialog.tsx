import { type ComponentType, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent, useFetched } from './lazy-component.ts';
import { notifyError } from './notify.ts';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
}

/** A dialog whose code comes when it is first opened. */
export function lazyDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  const Body = lazyComponent(load);

  return function Dialog(props: Props) {
    const isFetched = useFetched(Body, props.opened);
    const [wasOpened, setWasOpened] = useState(false);
    if (props.opened && isFetched && !wasOpened) setWasOpened(true);
    const reportFailure = () => {
      notifyError('Não foi possível abrir', 'Confira sua internet e recarregue a página.');
      setWasOpened(false);
      props.onClose();
    };
    return (
      wasOpened && (
        <ErrorBoundary fallback={null} onError={reportFailure}>
          <Suspense>
            <Body {...props} />
          </Suspense>
        </ErrorBoundary>
      )
    );
  };
}
