import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router';
import { assetTypes } from '#domain/ads/asset-types.ts';
import { App } from './app.tsx';
import { LoginScreen } from './features/auth/login-screen.tsx';
import { RegisterScreen } from './features/auth/register-screen.tsx';
import { GeneratorHeader } from './features/generators/generator-header.tsx';
import { AuthLayout } from './layouts/auth-layout.tsx';
import { DrawnRoom } from './layouts/drawn-room.tsx';
import { guardWords } from './layouts/guard-words.ts';
import { generatorViews } from './parts/generator-views.ts';
import { paths } from './paths.ts';

type Drawings = Readonly<Record<string, string>>;

/** The screens that a visitor gets drawn. Their routes in `router.tsx` add guards, and no elements. */
const screens = {
  [paths.login]: <LoginScreen />,
  [paths.register]: <RegisterScreen />,
};

const subscriber = (heading: ReactNode) => <DrawnRoom heading={heading} waiting={guardWords.subscription} />;

/** What a signed-in person sees of a room at once. An address that ends with a slash stands for all below it. */
const rooms = {
  ...Object.fromEntries(
    assetTypes.map((kind) => [
      paths.tool(generatorViews[kind].slug),
      subscriber(<GeneratorHeader kind={kind} />),
    ]),
  ),
  [paths.dashboard]: subscriber(null),
  [paths.savedCampaigns]: subscriber(null),
  [paths.campaign('')]: subscriber(null),
  [paths.pricing]: <DrawnRoom heading={null} waiting={guardWords.session} />,
};

/** Draws them while the interface is built. @returns their elements, by address */
export function prerender(): { screens: Drawings; rooms: Drawings } {
  return {
    screens: drawAll(screens, (path, screen) => at(path, screen, <AuthLayout />)),
    rooms: drawAll(rooms, at),
  };
}

function drawAll(
  all: Readonly<Record<string, ReactNode>>,
  draw: (path: string, element: ReactNode) => ReactNode,
): Drawings {
  return Object.fromEntries(
    Object.entries(all).map(([path, element]) => [path, renderToString(draw(path, element))]),
  );
}

function at(path: string, element: ReactNode, layout?: ReactNode) {
  return (
    <App>
      <StaticRouter location={path}>
        <Routes>
          <Route element={layout}>
            <Route path={path} element={element} />
          </Route>
        </Routes>
      </StaticRouter>
    </App>
  );
}
