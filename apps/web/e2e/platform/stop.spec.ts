/** The built server, started on an empty folder and asked to end while streams are open and its first jobs run. */
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startBuiltServer } from './built-server.ts';

/** The server ends within 4,5 s whatever happens; what a slow machine adds to that is no fault. */
const LIMIT_MS = 15_000;

test(
  'Servidor · se para pronto con el mapa en vivo abierto y tareas en marcha, y deja libre su carpeta',
  { tag: '@long' },
  async () => {
    test.slow();
    const data = mkdtempSync(join(tmpdir(), 'platform-stop-'));
    const { server, origin } = await startBuiltServer(data);
    const ended = once(server, 'exit');
    try {
      const stream = await fetch(`${origin}/plataforma/api/v1/live/stream`);
      expect(stream.status).toBe(200);
      const asked = performance.now();
      server.kill('SIGTERM');
      expect(await ended, 'ends by itself').toEqual([0, null]);
      expect(performance.now() - asked).toBeLessThan(LIMIT_MS);
      expect(existsSync(join(data, 'database.lock'))).toBe(false);
    } finally {
      server.kill('SIGKILL');
    }
    rmSync(data, { recursive: true });
  },
);
