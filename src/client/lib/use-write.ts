import { type MutateOptions, useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { type Intent, intentKeeper } from './intents.ts';

interface WriteOptions<Input, Output> extends Pick<
  UseMutationOptions<Output, Error, { input: Input }>,
  'onSuccess' | 'onError' | 'onSettled'
> {
  write: (input: Input, intent: Intent) => Promise<Output>;
}

/**
 * A mutation that sends each intent once. A second click with the same input is ignored while the first call
 * runs. A retry after an unknown result has the same `Idempotency-Key`.
 */
export function useWrite<Input, Output>({ write, ...options }: WriteOptions<Input, Output>) {
  const [intents] = useState(() => intentKeeper<Input>());
  const mutation = useMutation<Output, Error, { input: Input }>({
    ...options,
    mutationFn: ({ input }) => intents.send(input, write),
    // Runs after `onSuccess`, which reads the lists again. Until then, a second click must find the input
    // claimed.
    onSettled: (...result) => {
      intents.release(result[2].input);
      return options.onSettled?.(...result);
    },
  });
  return {
    ...mutation,
    variables: mutation.variables?.input,
    mutate: (input: Input, callbacks?: MutateOptions<Output, Error, { input: Input }>) => {
      if (intents.claim(input)) mutation.mutate({ input }, callbacks);
    },
  };
}
