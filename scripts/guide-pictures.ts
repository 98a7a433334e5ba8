// `npm run guide:pictures`: takes the pictures of docs/guia-contenido.md anew, from the portal as it is now built; with file names
// (`-- aviso.png`), only those.
import { chromium } from '@playwright/test';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from './lib/ensure-build.mjs';
import { browserArguments, ensureBrowser } from './lib/find-browser.mjs';
import { contentRoot, root, siteRoot } from './lib/project.mjs';
import { readSampleAccess } from './lib/sample-access.mjs';
import { freePort } from './lib/free-port.ts';

/** Where a picture is taken, what is opened there, and what is brought into view first. */
interface Picture {
  path: string;
  open?: string;
  show?: string;
  signedOut?: boolean;
}

/** Pictures by file name. */
const PICTURES: Record<string, Picture> = {
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
  'vista.png': {
    path: '/operaciones/aeropuertos',
    open: 'main a[href*="/aeropuertos/"]',
    show: 'h2:has-text("Meteorología")',
  },
  'vuelo-hoy.png': { path: '/operaciones/que-vuelo-hoy', show: 'label:has-text("Avión")' },
  'seccion.png': { path: '/documentacion/checklists', open: 'nav button:has-text("Documentación")' },
  'enlaces.png': { path: '/comunidad/contacto' },
  'contrasena.png': { path: '/', signedOut: true },
  'imagen.png': { path: '/flota', show: 'main li:nth-child(5)' },
  'colores.png': { path: '/' },
};

const wanted = process.argv.slice(2);

await ensureBuild();
const target = join(root, 'docs/pictures/guia');
mkdirSync(target, { recursive: true });

const port = await freePort();
// A platform of its own, so that the pictures show no airline's real data.
const data = mkdtempSync(join(tmpdir(), 'guide-pictures-'));
const server = fork(join(siteRoot, 'dist-server/main.mjs'), {
  env: { ...process.env, PORT: String(port), HOST: 'localhost', DATA_DIR: data, LOG_LEVEL: 'warn' },
});
await once(server, 'message');
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
    (route) => {
      const airport = /\/([A-Z]{4})$/.exec(route.request().url())?.[1];
      return airport === undefined
        ? route.fulfill({
            contentType: 'text/html; charset=utf-8',
            body: '<p>La página de fuera se ve aquí.</p>',
          })
        : route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: reportOf(airport) });
    },
  );
  const page = await context.newPage();
  const origin = `http://localhost:${port}`;
  for (const [file, { path, open, show, signedOut = false }] of Object.entries(PICTURES)) {
    if (wanted.length > 0 && !wanted.includes(file)) continue;
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
    if (open) await page.locator(open).first().click();
    await page.waitForLoadState('networkidle');
    for (const frame of page.frames()) await frame.getByText('Comprobando').waitFor({ state: 'detached' });
    if (show) {
      await page
        .locator(show)
        .first()
        .evaluate((element) => element.scrollIntoView({ block: 'start' }));
    }
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(target, file), animations: 'disabled' });
    console.log(`docs/pictures/guia/${file}`);
  }
} finally {
  await browser.close();
  server.kill();
  await once(server, 'exit');
  rmSync(data, { recursive: true });
}

/** Weather of this hour, as a feed would tell it. */
function reportOf(airport: string): string {
  const now = new Date();
  const [day, hour] = [now.getUTCDate(), now.getUTCHours()].map((part) => String(part).padStart(2, '0'));
  return `${airport} ${day}${hour}00Z 24012KT 9999 FEW040 18/09 Q1021 NOSIG`;
}
