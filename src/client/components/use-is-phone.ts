import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone's. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
