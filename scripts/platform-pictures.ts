// `npm run platform:pictures`: takes the pictures of docs/guia-plataforma.md anew, from the platform as it is now built; with file
// names (`-- mesa.png`), only those.
import { chromium, type Browser, type Page } from '@playwright/test';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { ensureBuild } from './lib/ensure-build.mjs';
import { browserArguments, ensureBrowser } from './lib/find-browser.mjs';
import { freePort } from './lib/free-port.ts';
import { root, siteRoot } from './lib/project.mjs';

/** Pictures by file name: who looks at which page. */
const PICTURES: Record<string, { role: 'piloto' | 'administrador'; path: string }> = {
  'reservar.png': { role: 'piloto', path: 'vuelos' },
  'acars.png': { role: 'piloto', path: 'acars' },
  'mesa.png': { role: 'administrador', path: 'mesa' },
  'pilotos.png': { role: 'administrador', path: 'mesa/pilotos' },
  'ajustes.png': { role: 'administrador', path: 'mesa/ajustes' },
};

/** A sample account, as the server writes it into its folder. */
interface SampleAccount {
  role: string;
  callsign: string;
  password: string;
}

const wanted = process.argv.slice(2);

await ensureBuild();
const target = join(root, 'docs/pictures/plataforma');
mkdirSync(target, { recursive: true });
const port = await freePort();
const origin = `http://localhost:${port}/plataforma`;
// A platform of its own, so that the pictures show no airline's real data.
const data = mkdtempSync(join(tmpdir(), 'platform-pictures-'));
const server = fork(join(siteRoot, 'dist-server/main.mjs'), {
  env: { ...process.env, PORT: String(port), HOST: 'localhost', DATA_DIR: data, LOG_LEVEL: 'warn' },
});
await once(server, 'message');
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
try {
  for (const role of ['piloto', 'administrador'] as const) {
    const files = Object.keys(PICTURES).filter(
      (file) => PICTURES[file]?.role === role && (wanted.length === 0 || wanted.includes(file)),
    );
    if (files.length === 0) continue;
    const page = await signIn(browser, role);
    for (const file of files) {
      await page.goto(`${origin}/${PICTURES[file]?.path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(target, file), animations: 'disabled' });
      console.log(`docs/pictures/plataforma/${file}`);
    }
    await page.context().close();
  }
} finally {
  await browser.close();
  server.kill();
  await once(server, 'exit');
  rmSync(data, { recursive: true });
}

/** A browser in which a sample account is signed in; who administers with a second factor. */
async function signIn(from: Browser, role: string): Promise<Page> {
  const accounts: SampleAccount[] = JSON.parse(readFileSync(join(data, 'sample-accounts.json'), 'utf8'));
  const account = accounts.find((one) => one.role === role);
  if (!account) throw new Error(`No sample account is a ${role}`);
  const context = await from.newContext({
    viewport: { width: 960, height: 520 },
    locale: 'es-ES',
    colorScheme: 'light',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${origin}/cuenta`);
  await page.getByLabel('Indicativo').fill(account.callsign);
  await page.getByLabel('Contraseña', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Acceder', exact: true }).click();
  await page.getByRole('link', { name: account.callsign, exact: true }).waitFor();
  if (role === 'administrador') {
    await page.getByRole('button', { name: 'Poner códigos de una aplicación' }).click();
    const secret = await page.getByText(/^[A-Z2-7]{16,}$/).innerText();
    await page.getByLabel('Código que enseña').fill(new TOTP({ secret }).generate());
    await page.getByRole('button', { name: 'Activar' }).click();
    await page.getByText('Los códigos de tu aplicación están en vigor.').waitFor();
  }
  return page;
}
