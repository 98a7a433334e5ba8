// @ts-check
// `npm start`: installs and builds what is missing or stale, and serves the portal. Runs before anything is installed.
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { contentRoot, siteRoot } from './lib/project.mjs';
import { openSampleAccess } from './lib/sample-access.mjs';

ensureNode();

const port = Number(process.env['PORT'] ?? 4173);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`PORT dice «${process.env['PORT']}», que no es un puerto: escribe un número de 1 a 65535.`);
  process.exit(1);
}
// Checked before a long build, so that a taken port is reported at once.
if (await isTaken(port)) {
  console.error(
    `El puerto ${port} está ocupado: cierra el programa que lo usa o elige otro, por ejemplo PORT=${port === 65535 ? port - 1 : port + 1} npm start`,
  );
  process.exit(1);
}

await ensureInstall();
await ensureBuild();

const hasPlatform = existsSync(join(siteRoot, 'dist/plataforma/index.html'));

/** @typedef {{ role: string, callsign: string, password: string }} SampleAccount */

const server = fork(join(siteRoot, 'dist-server/main.mjs'), {
  env: {
    // Without a data folder the server serves only the portal.
    ...(hasPlatform && { DATA_DIR: join(siteRoot, 'data') }),
    LOG_LEVEL: 'warn',
    ...process.env,
    PORT: String(port),
  },
});
server.on('message', (/** @type {{ address: string, sampleAccounts: SampleAccount[] }} */ started) => {
  const { address, sampleAccounts } = started;
  console.log(`\nPortal en ${address}`);
  const sample = openSampleAccess(contentRoot);
  if (sample) {
    console.log(`Acceso de muestra: indicativo ${sample.callsign}, contraseña ${sample.password}`);
  }
  if (hasPlatform) console.log(`Plataforma en ${address}plataforma/ (su API, en ${address}plataforma/api)`);
  for (const { role, callsign, password } of sampleAccounts)
    console.log(`  Cuenta de muestra, ${role}: indicativo ${callsign}, contraseña ${password}`);
  console.log('Ctrl+C para terminar');
});
// The terminal sends Ctrl+C to the server too; it ends by itself, and this program after it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 0));

/** @param {number} wanted */
function isTaken(wanted) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(wanted, process.env['HOST'], () => probe.close(() => resolve(false)));
  });
}
