// @ts-check
// `npm run guide:pictures`: takes the pictures of docs/guia-contenido.md anew, from the portal as it is now built.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { browserArguments, ensureBrowser } from './lib/find-browser.mjs';
import { contentRoot, root, siteRoot } from './lib/project.mjs';
import { readSampleAccess } from './lib/sample-access.mjs';

/**
 * Picture by file name: where it is taken, and what is brought into view first.
 * @type {Record<string, { path: string, show?: string, signedOut?: boolean }>}
 */
const PICTURES = {
  'aviso.png': { path: '/notams' },
  'aeropuerto.png': { path: '/operaciones/aeropuertos' },
  'avion.png': { path: '/flota' },
  'piloto.png': { path: '/mi-perfil' },
  'librea.png': { path: '/recursos/liveries' },
  'tour.png': { path: '/eventos/tours' },
  'focus-airports.png': { path: '/eventos/focus-airports' },
  'documento.png': { path: '/documentacion/manuales' },
  'politica.png': { path: '/documentacion/politicas' },
  'marco.png': { path: '/operaciones/reservar' },
  'enlaces.png': { path: '/comunidad/contacto' },
  'contrasena.png': { path: '/', signedOut: true },
  'imagen.png': { path: '/flota', show: 'main li:nth-child(5)' },
  'colores.png': { path: '/' },
};

ensureNode();
await ensureInstall();
await ensureBuild();
const target = join(root, 'docs/pictures/guia');
mkdirSync(target, { recursive: true });

const port = await freePort();
const server = fork(join(siteRoot, 'dist-server/main.mjs'), {
  env: { ...process.env, PORT: String(port), HOST: 'localhost' },
});
await once(server, 'message');
const { chromium } = await import('@playwright/test');
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
try {
  const callsign = readSampleAccess(contentRoot)?.callsign ?? '';
  const context = await browser.newContext({
    viewport: { width: 960, height: 520 },
    locale: 'es-ES',
    colorScheme: 'light',
    serviceWorkers: 'block',
  });
  // Outside pages would differ from day to day, and their owners' they are.
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: '<p>La página de fuera se ve aquí.</p>',
      }),
  );
  const page = await context.newPage();
  const origin = `http://localhost:${port}`;
  for (const [file, { path, show, signedOut = false }] of Object.entries(PICTURES)) {
    await page.goto(`${origin}/sw.js`);
    await page.evaluate(
      ([identifier, out]) => {
        localStorage.setItem('movimiento', 'pausado');
        if (out) localStorage.removeItem('pilotIndicativo');
        else localStorage.setItem('pilotIndicativo', String(identifier));
      },
      [callsign, signedOut],
    );
    await page.goto(origin + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (show) await page.locator(show).first().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(target, file), animations: 'disabled' });
    console.log(`docs/pictures/guia/${file}`);
  }
} finally {
  await browser.close();
  server.kill();
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
