import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { LoginScreen } from './features/auth/login-screen.tsx';
import { RegisterScreen } from './features/auth/register-screen.tsx';
import { AuthLayout } from './layouts/auth-layout.tsx';
import { paths } from './paths.ts';

/** The screens that the server sends drawn. Their routes in `router.tsx` add guards, and no elements. */
const screens = {
  [paths.login]: <LoginScreen />,
  [paths.register]: <RegisterScreen />,
};

/** Draws them while the interface is built. @returns the elements within `#root`, by the screen's address. */
export function prerender(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(screens).map(([path, screen]) => [path, renderToStaticMarkup(at(path, screen))]),
  );
}

function at(path: string, screen: React.ReactNode) {
  return (
    <App>
      <StaticRouter location={path}>
        <Routes>
          <Route element={<AuthLayout />}>
            <Route path={path} element={screen} />
          </Route>
        </Routes>
      </StaticRouter>
    </App>
  );
}
