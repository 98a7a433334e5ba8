// @ts-check
// `npm run fonts`: writes packages/ui/src/styles/fonts/, what Spanish needs of B612 and B612 Mono, from the installed packages.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { root } from './lib/project.mjs';

ensureNode();
await ensureInstall();
const { subsets } = await import('./lib/font-subsets.mjs');
const folder = join(root, 'packages/ui/src/styles/fonts');
mkdirSync(folder, { recursive: true });
for (const [name, font] of await subsets()) {
  writeFileSync(join(folder, name), font);
  console.log(`${name}  ${(font.length / 1000).toFixed(1)} kB`);
}
