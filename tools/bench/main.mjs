// @ts-check
// `npm run bench`: installs what is missing, and runs run.ts through Vite.
import { join } from 'node:path';
import { ensureInstall } from '../../scripts/lib/ensure-install.mjs';
import { ensureNode } from '../../scripts/lib/ensure-node.mjs';

ensureNode();
await ensureInstall();
const { runnerImport } = await import('vite');
await runnerImport(join(import.meta.dirname, 'run.ts'), { configFile: false, logLevel: 'error' });
