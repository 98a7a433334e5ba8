// @ts-check
// `node scripts/command.mjs NAME …`: runs scripts/NAME.ts, after installing the packages that it needs.
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode } from './lib/ensure-node.mjs';

ensureNode();
await ensureInstall();
const [name] = process.argv.splice(2, 1);
const { register } = await import('tsx/esm/api');
register();
await import(`./${name}.ts`);
