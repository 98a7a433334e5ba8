// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/project.mjs';

function start(port: string) {
  return spawnSync(process.execPath, [join(root, 'scripts/start.mjs')], {
    env: { ...process.env, PORT: port },
    encoding: 'utf8',
  });
}

it('says in a sentence that the port is taken, and which to try', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  const { status, stderr } = start(String(port));
  other.close();
  expect(status).toBe(1);
  expect(stderr).toContain(`El puerto ${port} está ocupado`);
  expect(stderr).toContain('npm start');
});

it.each(['abc', '0', '70000', '80.5'])('says that %s is no port', (port) => {
  const { status, stderr } = start(port);
  expect(status).toBe(1);
  expect(stderr).toContain(`PORT dice «${port}», que no es un puerto`);
});
