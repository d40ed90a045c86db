import { useState } from 'react';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';

/**
 * Asks for the password, then for a code if the account has a second factor. After success, the guard
 * redirects.
 */
export function LoginScreen() {
  const [needsCode, setNeedsCode] = useState(false);
  return needsCode ? (
    <CodeStep onBack={() => setNeedsCode(false)} />
  ) : (
    <PasswordStep onCodeNeeded={() => setNeedsCode(true)} />
  );
}
