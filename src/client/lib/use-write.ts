import { type MutateOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Intent, idempotentSender } from './intents.ts';

export type Intents<Input> = ReturnType<typeof idempotentSender<Input>>;

interface WriteOptions<Input, Output> {
  write: (input: Input, intent: Intent) => Promise<Output>;
  /** What the notice names while the write waits for the connection: `a ficha do produto`. */
  what: string;
  /** Pass it for data that may be written again after its screen was left and opened again. */
  intents?: Intents<Input>;
  /** Shows the result before the server answers. Returns a function that undoes that after a failure. */
  showAtOnce?: (input: Input) => () => void;
  onSuccess?: (output: Output, input: Input) => unknown;
  onError?: (error: Error, input: Input) => unknown;
  onSettled?: () => unknown;
}

/** Each write has its own, because several may wait at once. */
type TakeBack = (() => void) | undefined;

/**
 * A mutation that sends each intent once. A second click with the same input is ignored while the first call
 * runs. A retry after an unknown result has the same `Idempotency-Key`.
 */
export function useWrite<Input, Output>({
  write,
  what,
  intents: lasting,
  showAtOnce,
  onSuccess,
  onError,
  onSettled,
}: WriteOptions<Input, Output>) {
  const [intents] = useState(() => lasting ?? idempotentSender<Input>());
  const mutation = useMutation<Output, Error, { input: Input }, TakeBack>({
    networkMode: 'online',
    meta: { what },
    mutationFn: ({ input }) => intents.send(input, write),
    onMutate: ({ input }) => showAtOnce?.(input),
    onSuccess: (output, { input }) => onSuccess?.(output, input),
    onError: (error, { input }, takeBack) => {
      takeBack?.();
      return onError?.(error, input);
    },
    // Runs after `onSuccess`, which reads the lists again. Until then, a second click must find the input
    // claimed.
    onSettled: (_output, _error, { input }) => {
      intents.release(input);
      return onSettled?.();
    },
  });
  return {
    ...mutation,
    variables: mutation.variables?.input,
    mutate: (input: Input, callbacks?: MutateOptions<Output, Error, { input: Input }, TakeBack>) => {
      if (intents.claim(input)) mutation.mutate({ input }, callbacks);
    },
  };
}
