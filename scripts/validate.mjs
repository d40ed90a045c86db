// npm run validate: all checks except the browser tests, the quickest first. Each runs even when an earlier one
// failed, and the end names those that did.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, root } from './set-up.mjs';

ensureInstalled();
const failed = ['imports', 'knip', 'types', 'lint', 'test:unit'].filter((script) => {
  console.log(`── ${script}`);
  return spawnSync('npm', ['run', '--silent', script], { cwd: root, stdio: 'inherit' }).status !== 0;
});
console.log(failed.length === 0 ? '\nTudo certo.' : `\nFalharam: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
