import './styles/mantine.css';
import './styles/theme.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { actLikeReact } from './lib/like-react.ts';
import { reloadWhenOutdated } from './lib/outdated.ts';
import { queryClient } from './lib/query-client.ts';
import { prefetchOnIntent, prefetchScreens, Rooms } from './router.tsx';
import { theme } from './theme.ts';
import './styles/base.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

reloadWhenOutdated();
actLikeReact();
prefetchScreens(window.location.pathname);
prefetchOnIntent();

// In a task of its own, after the one that read the code: a slow telephone answers in between.
setTimeout(() =>
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} withCssVariables={false} defaultColorScheme="auto">
        <BrowserRouter>
          <Rooms />
        </BrowserRouter>
      </MantineProvider>
    </QueryClientProvider>,
  ),
);
