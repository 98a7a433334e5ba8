/**
 * The server: the built portal with the production headers and, where `DATA_DIR` or `DATABASE_URL` say so, the
 * operations platform with its API. Environment: `PORT` (4173), `HOST` (every address), `HTTPS_CERT` with `HTTPS_KEY`
 * (PEM files) to serve over https, by HTTP/2 too; those of the platform are in `platform-settings.ts`.
 */
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { readHeaderRules } from './find-file.ts';
import { siteHandler } from './handler.ts';
import { type Listening, listen, shutDown } from './listen.ts';
import type { RunningPlatform } from './platform-options.ts';
import { readSettings, wantsPlatform } from './platform-settings.ts';

// Newer versions of Node keep what they compiled for the next start; the platform is loaded after this.
if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function')
  module.enableCompileCache();

const port = Number(process.env['PORT'] ?? 4173);
const host = process.env['HOST'];
const { HTTPS_CERT: cert, HTTPS_KEY: key } = process.env;
const certificate = cert && key ? { cert, key } : undefined;

// The bundle stands in dist-server/, beside the rules and next to the built site.
const project = fileURLToPath(new URL('..', import.meta.url));
const rules = readHeaderRules(new URL('headers.json', import.meta.url));
const address = `${certificate ? 'https' : 'http'}://localhost:${port}${rules.base}`;

let platform: RunningPlatform | undefined;
try {
  if (wantsPlatform(process.env)) platform = await loadPlatform();
  const server = await openPort();
  const { sampleAccounts = [] } = platform ?? {};
  if (process.send) process.send({ address, sampleAccounts });
  else console.log(`Portal en ${address}`);
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    void shutDown(server, platform).then(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
} catch (error) {
  await platform?.endWork();
  await platform?.close();
  console.error(startSentence(error));
  process.exit(1);
}

async function loadPlatform(): Promise<RunningPlatform> {
  const file = new URL('platform.mjs', import.meta.url).href;
  const { openPlatform }: typeof import('./open-platform.ts') = await import(/* @vite-ignore */ file);
  const settings = readSettings(process.env, { root: project, address });
  return openPlatform(settings, {
    base: rules.base,
    onFatal(sentence) {
      console.error(sentence);
      process.exit(1);
    },
  });
}

function openPort(): Promise<Listening> {
  const root = fileURLToPath(new URL('../dist', import.meta.url));
  const site = siteHandler({ root, rules, ...(platform && { paint: platform.paint }) });
  return listen(
    (request, response) => {
      const [path = ''] = (request.url ?? '').split('?', 1);
      const handler = platform?.answers(path, request.headers) ? platform.listener : site;
      handler(request, response);
    },
    { port, certificate, ...(host !== undefined && { host }) },
  );
}

function startSentence(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `El puerto ${port} está ocupado: cierra el programa que lo usa o elige otro, por ejemplo PORT=${port + 1} npm start`;
  // Compare the name, not the class: the platform is another bundle with a `StartRefused` class of its own.
  if (error instanceof Error && error.name === 'StartRefused') return error.message;
  return `El servidor no ha podido arrancar: ${error instanceof Error ? error.message : String(error)}`;
}
