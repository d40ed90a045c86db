import { lazy, Suspense, useState } from 'react';
import { PasswordStep } from './password-step.tsx';

const CodeStep = lazy(async () => ({ default: (await import('./code-step.tsx')).CodeStep }));

/**
 * Asks for the password, then for a code if the account has a second factor. After success, the guard
 * redirects.
 */
export function LoginScreen() {
  const [needsCode, setNeedsCode] = useState(false);
  return needsCode ? (
    <Suspense>
      <CodeStep onBack={() => setNeedsCode(false)} />
    </Suspense>
  ) : (
    <PasswordStep onCodeNeeded={() => setNeedsCode(true)} />
  );
}
