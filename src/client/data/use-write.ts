import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that ignores calls while one runs. Buttons show that they wait only after the next drawing, and a double
 * click is quicker than that.
 */
export function useWrite<Output, Input = void>(
  options: UseMutationOptions<Output, Error, Input>,
): UseMutationResult<Output, Error, Input> {
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: (...result) => {
      isRunning.current = false;
      return options.onSettled?.(...result);
    },
  });
  const mutate: typeof mutation.mutate = (...call) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(...call);
  };
  return { ...mutation, mutate };
}
