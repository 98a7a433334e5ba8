/** Answers for every other site at once with an empty response, so that none of them affects the measurement. */
import { createServer } from 'node:https';
import { selfSignedCertificate } from '@va/testing/foreign-hosts/certificate.ts';
import { listenLocally } from '@va/testing/listen-locally.ts';

/** Starts it; gives the arguments with which a browser takes it for all of them, and what ends it. */
export async function serveOutside(): Promise<{ browserArguments: string[]; stop: () => void }> {
  const server = createServer(selfSignedCertificate(), (_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
    });
    response.end('<!doctype html><html lang="es"><title>Otra web</title></html>');
  });
  const port = await listenLocally(server);
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
