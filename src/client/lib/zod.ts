import { config } from 'zod/v4/mini';

// zod tries `new Function` to compile its schemas. The security policy refuses it, and the browser reports each try.
config({ jitless: true });

export * from 'zod/v4/mini';
