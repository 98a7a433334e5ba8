/**
 * Serves the built portal with the production headers. Environment: `PORT` (4173), `HOST` (every address), and
 * `HTTPS_CERT` with `HTTPS_KEY` (PEM files) to serve over https.
 */
import { fileURLToPath } from 'node:url';
import { siteHandler } from './handler.ts';
import { readHeaderRules } from './header-rules.ts';
import { listen, stop } from './listen.ts';

const port = Number(process.env['PORT'] ?? 4173);
const host = process.env['HOST'];
const { HTTPS_CERT: cert, HTTPS_KEY: key } = process.env;

// The bundle stands in dist-server/, beside the rules and next to the built site.
const root = fileURLToPath(new URL('../dist', import.meta.url));
const rules = readHeaderRules(new URL('headers.json', import.meta.url));
const certificate = cert && key ? { cert, key } : undefined;

listen(siteHandler({ root, rules }), { port, host, certificate }).then(
  (server) => {
    const address = `${certificate ? 'https' : 'http'}://localhost:${port}${rules.base}`;
    if (process.send) process.send({ address });
    else console.log(`Portal en ${address}`);
    let stopping = false;
    const shutDown = () => {
      if (stopping) return;
      stopping = true;
      void stop(server).then(() => process.exit(0));
    };
    process.on('SIGINT', shutDown);
    process.on('SIGTERM', shutDown);
  },
  (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `El puerto ${port} está ocupado: cierra el programa que lo usa o elige otro, por ejemplo PORT=${port + 1} npm start`
        : `El servidor no ha podido arrancar: ${error.message}`,
    );
    process.exit(1);
  },
);
