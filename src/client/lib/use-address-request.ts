import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Runs `act` when the address asks for it, and takes the request out of the address: `?form=create`. */
export function useAddressRequest(name: string, value: string, act: () => void): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get(name) === value;
  useEffect(() => {
    if (!isAsked) return;
    act();
    setParams(
      (now) => {
        now.delete(name);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
    // oxlint-disable-next-line react/exhaustive-deps -- only the address asks
  }, [isAsked]);
}
