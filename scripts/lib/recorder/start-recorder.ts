import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { RECORDER_SETTINGS_FILE } from '@va/schemas/platform/recorder-settings.ts';
import { build } from 'vite';
import { contentRoot, root, siteRoot } from '../project.mjs';
import { readGivenSettings } from './given-settings.ts';

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

/**
 * Starts the recorder that was built last, without its browser, for the platform at an address.
 * @param folder keeps what it is told and what it keeps
 * @returns the address of its page, and how to end it
 */
export async function startRecorder(
  folder: string,
  origin: string,
): Promise<{ page: string; stop: () => Promise<void> }> {
  writeFileSync(
    join(folder, RECORDER_SETTINGS_FILE),
    JSON.stringify(readGivenSettings(contentRoot, `${origin}/`)),
  );
  const recorder = spawn(process.execPath, [join(siteRoot, 'dist-recorder/grabador.cjs')], {
    cwd: folder,
    env: { ...process.env, GRABADOR_DATOS: join(folder, 'grabador'), GRABADOR_SIN_NAVEGADOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(recorder, 'exit');
  const stop = async () => {
    recorder.kill();
    await ended;
  };
  for await (const line of createInterface({ input: recorder.stdout })) {
    const [page] = /http:\/\/127\.0\.0\.1:\S+/.exec(line) ?? [];
    if (page !== undefined) return { page, stop };
  }
  throw new Error('The recorder did not start.');
}
