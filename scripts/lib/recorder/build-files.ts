import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../project.mjs';

/** Builds page and program of the recorder into dist-recorder; the files for other systems are made of them. */
export async function buildRecorder(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  for (const config of ['vite.config.ts', 'vite.program.config.ts'])
    await build({
      configFile: join(root, 'apps/recorder', config),
      configLoader: 'runner',
      logLevel: 'warn',
    });
}
