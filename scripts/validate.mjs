// npm run validate: runs all checks except the browser tests.
import { ensureInstalled, run } from './set-up.mjs';

ensureInstalled();
for (const script of ['types', 'lint', 'knip', 'test:unit']) run('npm', ['run', '--silent', script], script);
