import { useQueryClient } from '@tanstack/react-query';
import { ApiError, errorMessage } from '#client/lib/api.ts';
import type { Intent } from '#client/lib/intents.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { type Intents, useWrite } from '#client/lib/use-write.ts';
import { activityOptions } from './activity.ts';
import { campaignsOptions } from './campaigns.ts';

interface WriteListeners<Input, Output> {
  /** Returns true for an error that the screen itself shows. */
  isHandled?: (error: Error) => boolean;
  /** The name of the data, for the notice about writes that wait for the connection. */
  what: string;
  intents?: Intents<Input>;
  /** Shows the result before the server answers. Returns a function that undoes that after a failure. */
  showAtOnce?: (input: Input) => () => void;
  /** The last sentence of the toast after a failure. It says what the screen shows again. */
  restored?: (input: Input) => string;
  /** Runs before the lists are read again, because that may unmount the calling component. */
  onDone?: (output: Output, input: Input) => void;
}

/** Passes on what the server has stored, where it refused a write because something else changed the same before. */
export function handledConflict<Current>(error: Error, onConflict?: (current: Current) => void): boolean {
  if (!(error instanceof ApiError) || error.code !== 'conflict' || !onConflict) return false;
  onConflict(error.body['current'] as Current); // the routes' answer for this code
  return true;
}

/** Logs a failed write and shows it in a toast. The form keeps its values. */
export function useCampaignWrite<Input, Output>(
  write: (input: Input, intent: Intent) => Promise<Output>,
  failure: string,
  { isHandled = () => false, what, intents, showAtOnce, restored, onDone }: WriteListeners<Input, Output>,
) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: campaignsOptions.queryKey }),
      queryClient.invalidateQueries(activityOptions),
      queryClient.invalidateQueries({ queryKey: ['first-steps'] }),
    ]);
  return useWrite<Input, Output>({
    write,
    what,
    intents,
    showAtOnce,
    onError: (error, input) => {
      if (isHandled(error)) return;
      console.warn(failure, error);
      notifyFailure(failure, error, [errorMessage(error), restored?.(input)].filter(Boolean).join(' '));
      const { status } = error instanceof ApiError ? error : { status: 0 };
      // The screen may be wrong: the data were deleted elsewhere, or another write changed them before this one
      // was undone.
      if (status === 404 || (showAtOnce && status > 0)) void refresh();
    },
    onSuccess: (output, input) => {
      onDone?.(output, input);
      return refresh();
    },
  });
}
