// @ts-check
/** Every site that is not ours, as one that answers at once and has nothing to say: it is none of what is measured. */
import { createServer } from 'node:https';
import { join } from 'node:path';
import { root } from '../../scripts/lib/project.mjs';

/** Starts it; gives the arguments with which a browser takes it for all of them, and what ends it. */
export async function serveOutside() {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(root, 'apps/portal/e2e/fixtures/certificate.ts'), {
    configFile: false,
  });
  const server = createServer(module.selfSignedCertificate(), (_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
    });
    response.end('<!doctype html><html lang="es"><title>Otra web</title></html>');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    browserArguments: [
      `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
      '--ignore-certificate-errors',
    ],
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
