import { useState } from 'react';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';

/** Password first; a person with two-factor sign-in is then asked for the code. Success is the guard's to follow. */
export function LoginScreen() {
  const [needsCode, setNeedsCode] = useState(false);
  return needsCode ? (
    <CodeStep onBack={() => setNeedsCode(false)} />
  ) : (
    <PasswordStep onCodeNeeded={() => setNeedsCode(true)} />
  );
}
