import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { queryClient } from './lib/query-client.ts';
import { cssVariables, theme } from './theme.ts';

/** The providers around every screen. The router is inside them. */
export function App({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
          {children}
        </MantineProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
