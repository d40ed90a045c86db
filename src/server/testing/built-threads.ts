import { takeBuiltFrom } from '../request/threads.ts';
import { isBuiltTested } from './server-process.ts';

// From its sources a thread starts in seconds.
if (isBuiltTested) takeBuiltFrom(new URL('../../../dist/server/', import.meta.url));
