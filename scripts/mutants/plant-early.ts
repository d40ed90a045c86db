// Plants the fault before the test file loads, so that what the file makes as it loads has it too. The thread may still
// have the fault of the run before.
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    // as StrykerJS provides them
    globalNamespace: string;
    mode: 'dry-run' | 'mutant';
    mutantActivation: 'static' | 'runtime';
    activeMutant: string;
  }
}

const globals = globalThis as unknown as Record<string, { activeMutant?: string }>; // where StrykerJS keeps its state
const planted = (globals[inject('globalNamespace')] ??= {});
if (inject('mode') === 'mutant') planted.activeMutant = inject('activeMutant');
