// `npm run pictures`: takes the pictures of README and of the guides anew, from portal and platform as they are now built, with
// half a year of the demo; with file names (`-- home.png plataforma/mesa.png`), only those.
import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { ensureBuild } from './lib/ensure-build.mjs';
import { browserArguments, ensureBrowser } from './lib/find-browser.mjs';
import { root, siteRoot } from './lib/project.mjs';
import { firstFlight, openRecorderPage } from './lib/recorder/recorder-page.ts';
import { run } from './lib/run.mjs';
import { startSite } from './lib/start-site.ts';

/** Viewer of a picture: a role of the sample accounts, or a visitor. */
type Viewer = 'piloto' | 'administrador' | 'nadie';

/** Page of a picture, what is opened on it, and what is scrolled into view first. */
interface Picture {
  /** `{code}` is one that a program has been given. */
  path: string;
  /** Clicked, one after the other. */
  open?: string | readonly string[];
  show?: string;
  /** px; 520 without it. The width is 960, and 1280 where a height is given. */
  height?: number;
}

/** Pictures by viewer and file name under docs/pictures. */
const PICTURES: Record<Viewer, Record<string, Picture>> = {
  nadie: { 'guia/contrasena.png': { path: '/' } },
  piloto: {
    'home.png': { path: '/', height: 1400 },
    'guia/aviso.png': { path: '/notams' },
    'guia/aeropuerto.png': { path: '/operaciones/aeropuertos' },
    'guia/avion.png': { path: '/flota' },
    'guia/piloto.png': { path: '/mi-perfil' },
    'guia/librea.png': { path: '/recursos/liveries' },
    'guia/tour.png': { path: '/eventos/tours' },
    'guia/focus-airports.png': { path: '/eventos/focus-airports' },
    'guia/documento.png': { path: '/documentacion/manuales' },
    'guia/politica.png': { path: '/documentacion/politicas' },
    'guia/marco.png': { path: '/operaciones/reservar' },
    'guia/vista.png': {
      path: '/operaciones/aeropuertos',
      open: 'main a[href*="/aeropuertos/"]',
      show: 'h2:has-text("Meteorología")',
    },
    'guia/vuelo-hoy.png': { path: '/operaciones/que-vuelo-hoy', show: 'label:has-text("Avión")' },
    'guia/seccion.png': { path: '/documentacion/checklists', open: 'nav button:has-text("Documentación")' },
    'guia/enlaces.png': { path: '/comunidad/contacto' },
    'guia/imagen.png': { path: '/flota', show: 'main li:nth-child(5)' },
    'guia/colores.png': { path: '/' },
    'plataforma/reservar.png': { path: '/plataforma/vuelos?salida=lemd' },
    'plataforma/acars.png': {
      path: '/plataforma/acars',
      open: 'label:has-text("El grabador de la compañía")',
      show: 'h2:has-text("en tres pasos")',
    },
    'plataforma/dispositivo.png': {
      path: '/plataforma/dispositivo?codigo={code}',
      open: 'button:has-text("Ver quién lo pide")',
    },
    'plataforma/informe.png': {
      path: '/plataforma/informes',
      open: 'main a[href*="/plataforma/informes/"]:not([href$="/manual"])',
    },
  },
  administrador: {
    'plataforma/mesa.png': { path: '/plataforma/mesa' },
    'plataforma/decidir.png': {
      path: '/plataforma/mesa/informes',
      open: ['main a[href*="/mesa/informes/"]', 'label:has-text("Rechazar con motivo")'],
      height: 800,
    },
    'plataforma/pilotos.png': { path: '/plataforma/mesa/pilotos' },
    'plataforma/solicitudes.png': { path: '/plataforma/mesa/solicitudes' },
    'plataforma/cargos.png': { path: '/plataforma/mesa/cargos' },
    'plataforma/notam.png': { path: '/plataforma/mesa/avisos' },
    'plataforma/evento.png': { path: '/plataforma/mesa/eventos' },
    'plataforma/tours.png': { path: '/plataforma/mesa/tours' },
    'plataforma/mantenimiento.png': {
      path: '/plataforma/mesa/ajustes',
      show: 'h2:has-text("Mantenimiento")',
    },
    'plataforma/metas.png': { path: '/plataforma/mesa/metas' },
    'plataforma/flota.png': { path: '/plataforma/flota' },
    'plataforma/rangos.png': { path: '/plataforma/mesa/rangos' },
    'plataforma/datos.png': { path: '/plataforma/mesa/datos' },
    'plataforma/ajustes.png': { path: '/plataforma/mesa/ajustes' },
  },
};

/** Pictures of the recorder's own page, by its state; width in px, height by content. */
const RECORDER_PICTURES: Record<string, keyof ReturnType<typeof firstFlight>> = {
  'plataforma/grabador-codigo.png': 'code',
  'plataforma/grabador-listo.png': 'ready',
  'plataforma/grabador-vuelo.png': 'flying',
  'plataforma/grabador-enviado.png': 'sent',
};
const RECORDER_WIDTH = 720;

const wanted = process.argv.slice(2);
const isWanted = (file: string) => wanted.length === 0 || wanted.includes(file);

await ensureBuild();
// A platform of its own, so that the pictures show no airline's real data.
const data = mkdtempSync(join(tmpdir(), 'pictures-'));
await run(process.execPath, [join(siteRoot, 'dist-server/demo.mjs')], { env: { DATA_DIR: data } });
const { origin, stop } = await startSite(siteRoot, { DATA_DIR: data });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
try {
  for (const viewer of ['nadie', 'piloto', 'administrador'] as const) {
    const files = Object.entries(PICTURES[viewer]).filter(([file]) => isWanted(file));
    if (files.length === 0) continue;
    const page = await pageOf(browser, viewer);
    for (const [file, picture] of files) {
      await take(page, picture, join(root, 'docs/pictures', file));
      console.log(`docs/pictures/${file}`);
    }
    await page.context().close();
  }
  await takeRecorder();
} finally {
  await browser.close();
  await stop();
  rmSync(data, { recursive: true });
}

async function take(page: Page, { path, open, show, height }: Picture, target: string): Promise<void> {
  await page.setViewportSize({ width: height ? 1280 : 960, height: height ?? 520 });
  await page.goto(
    origin + (path.includes('{code}') ? path.replace('{code}', (await askForCode()).userCode) : path),
  );
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const each of [open ?? []].flat()) await page.locator(each).first().click();
  await page.waitForLoadState('networkidle');
  for (const frame of page.frames()) await frame.getByText('Comprobando').waitFor({ state: 'detached' });
  if (show) await page.locator(`${show} >> nth=0`).evaluate((element) => element.scrollIntoView());
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: target, animations: 'disabled' });
}

/** The pictures of the recorder's page, which is its own and of this machine alone. */
async function takeRecorder(): Promise<void> {
  const files = Object.entries(RECORDER_PICTURES).filter(([file]) => isWanted(file));
  if (files.length === 0) return;
  const states = firstFlight(`${origin}/`, await askForCode());
  const served = await openRecorderPage();
  const page = await browser.newPage({ locale: 'es-ES', colorScheme: 'light', reducedMotion: 'reduce' });
  try {
    for (const [file, name] of files) {
      await page.setViewportSize({ width: RECORDER_WIDTH, height: 320 });
      await page.goto(served.show(states[name]));
      await page.getByRole('status').getByText(states[name].sentence).waitFor();
      await page.evaluate(() => document.fonts.ready);
      const path = join(root, 'docs/pictures', file);
      await page.screenshot({ path, animations: 'disabled', fullPage: true });
      console.log(`docs/pictures/${file}`);
    }
  } finally {
    await page.close();
    served.close();
  }
}

/** Code that the platform gives to a program that a pilot wants to connect. */
async function askForCode(): Promise<{ userCode: string; url: string }> {
  const response = await fetch(`${origin}/plataforma/api/v1/device`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ program: 'Grabador de vuelos' }),
  });
  const { userCode, verificationUrlComplete } = await response.json();
  return { userCode: String(userCode), url: String(verificationUrlComplete) };
}

/** A page of a browser in which the viewer is signed in to both; an administrator with a second factor. */
async function pageOf(from: Browser, viewer: Viewer): Promise<Page> {
  const context = await from.newContext({
    locale: 'es-ES',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // Outside pages would differ from day to day, and belong to others.
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      const airport = /\/([A-Z]{4})$/.exec(route.request().url())?.[1];
      const body = '<p>La página de fuera se ve aquí.</p>';
      return airport === undefined
        ? route.fulfill({ contentType: 'text/html; charset=utf-8', body })
        : route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: reportOf(airport) });
    },
  );
  const page = await context.newPage();
  if (viewer === 'nadie') return page;
  const accounts: { role: string; callsign: string; password: string }[] = JSON.parse(
    readFileSync(join(data, 'sample-accounts.json'), 'utf8'),
  );
  const account = accounts.find(({ role }) => role === viewer);
  if (!account) throw new Error(`No sample account is a ${viewer}`);
  await page.goto(`${origin}/plataforma/cuenta`);
  await page.getByLabel('Indicativo').fill(account.callsign);
  await page.getByLabel('Contraseña', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Acceder', exact: true }).click();
  await page.getByRole('link', { name: account.callsign, exact: true }).waitFor();
  await page.evaluate((callsign) => localStorage.setItem('pilotIndicativo', callsign), account.callsign);
  if (viewer === 'administrador') {
    await page.getByRole('button', { name: 'Poner códigos de una aplicación' }).click();
    const secret = await page.getByText(/^[A-Z2-7]{16,}$/).innerText();
    await page.getByLabel('Código que enseña').fill(new TOTP({ secret }).generate());
    await page.getByRole('button', { name: 'Activar' }).click();
    await page.getByText('Los códigos de tu aplicación están en vigor.').waitFor();
  }
  return page;
}

/** METAR of this hour, as a feed would send it. */
function reportOf(airport: string): string {
  const now = new Date();
  const [day, hour] = [now.getUTCDate(), now.getUTCHours()].map((part) => String(part).padStart(2, '0'));
  return `${airport} ${day}${hour}00Z 24012KT 9999 FEW040 18/09 Q1021 NOSIG`;
}
