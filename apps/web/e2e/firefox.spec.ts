/** The journeys that matter in Firefox, driven over WebDriver BiDi; part of the long run. */
import { expect } from '@playwright/test';
import { goWithin } from '@va/testing/go-to.ts';
import type { Page } from 'puppeteer-core';
import { CALLSIGN } from './fixtures/access.ts';
import {
  enterPlatform,
  enterPortal,
  headingOf,
  isIn,
  named,
  startingWith,
  test,
} from './fixtures/firefox-tab.ts';
import { ONE_OF_EACH, ONE_OF_EACH_FOLDER } from './fixtures/routes.ts';

test('Firefox · la puerta no deja pasar a cualquiera, y dentro una página de cada clase se abre y cabe', async ({
  tab,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await tab.goto(`${baseURL}/`);
  await named(tab, 'textbox', 'Indicativo').fill(CALLSIGN);
  await tab.locator('input[type=password]').fill('otra-cosa');
  await named(tab, 'button', 'Acceder').click();
  await expect
    .poll(() => tab.$$eval('[role=alert]', (all) => all.map((each) => each.textContent).join()))
    .not.toBe('');
  await tab.setViewport({ width: 1280, height: 800 });
  await enterPortal(tab, baseURL);
  for (const route of ONE_OF_EACH) {
    const { path, heading } = route;
    // By its address where nothing of its folder was opened so; from within where another was, which takes a fifth.
    const isFirst = ONE_OF_EACH_FOLDER.includes(route);
    if (isFirst) await tab.goto(`${baseURL}${path}`);
    else await tab.evaluate(goWithin, path);
    await expect.poll(() => headingOf(tab), path).toBe(heading);
    for (const width of isFirst ? [1280, 360] : [360]) {
      await tab.setViewport({ width, height: 800 });
      await expect
        .poll(
          () => tab.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${path} at ${width}`,
        )
        .toBeLessThanOrEqual(0);
    }
  }
});

test('Firefox · la búsqueda con el teclado lleva a un aeropuerto', async ({ tab, baseURL }) => {
  await enterPortal(tab, baseURL);
  await tab.keyboard.down('Control');
  await tab.keyboard.press('k');
  await tab.keyboard.up('Control');
  await tab.locator('[role=combobox]').fill('lemd');
  await expect.poll(() => tab.$$eval('[role=option]', (all) => all.length)).toBeGreaterThan(0);
  await tab.keyboard.press('Enter');
  await expect.poll(() => headingOf(tab)).toContain('LEMD');
});

test('Firefox · un piloto entra en la plataforma, reserva y anula', async ({ tab, baseURL }) => {
  await tab.goto(`${baseURL}/plataforma/vuelos`);
  await enterPlatform(tab);
  await tab
    .locator('::-p-xpath(//button[starts-with(@aria-label, "Ver vuelo") or starts-with(., "Ver vuelo")])')
    .click();
  await startingWith(tab, 'button', 'Reservar ').click();
  await isIn(tab, 'Ver reserva');
  await tab.goto(`${baseURL}/plataforma/`);
  await isIn(tab, 'Sale en');
  await named(tab, 'button', 'Anular').click();
  await named(tab, 'button', 'Anular la reserva').click();
  await isIn(tab, 'Nada reservado');
});

test('Firefox · el mapa en vivo se mueve con el teclado y el ratón, y ocupa toda la pantalla', async ({
  tab,
  baseURL,
}) => {
  await tab.setViewport({ width: 1280, height: 800 });
  // Open to visitors too.
  await tab.goto(`${baseURL}/plataforma/mapa`);
  const map = await tab.waitForSelector('[role=application][aria-label="Mapa de vuelos"]');
  const scale = () =>
    tab.$$eval('p', (all) => all.map((each) => each.textContent).find((words) => /^\d+\sNM$/.test(words)));
  await expect.poll(scale).toBeTruthy();
  const before = await scale();
  await map?.focus();
  await tab.keyboard.press('+');
  await tab.keyboard.press('+');
  await expect.poll(scale).not.toBe(before);
  const near = await scale();
  await map?.scrollIntoView();
  await map?.hover();
  // Twice as far may still be the same round number of miles.
  await expect
    .poll(async () => {
      await tab.mouse.wheel({ deltaY: 400 });
      return scale();
    })
    .not.toBe(near);
  // What is drawn over the ground is not empty.
  const colours = () =>
    tab.$eval('[role=application] canvas:last-of-type', (canvas) => {
      const { width, height } = canvas;
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      return new Set(pixels).size;
    });
  await expect.poll(colours).toBeGreaterThan(2);
  await named(tab, 'button', 'Pantalla completa').click();
  await expect
    .poll(() => tab.$eval('[role=application]', (part) => part.clientHeight === innerHeight))
    .toBe(true);
  await named(tab, 'button', 'Salir de pantalla completa').click();
  await expect
    .poll(() => tab.$eval('[role=application]', (part) => part.clientWidth < innerWidth))
    .toBe(true);
});

test('Firefox · en una página del portal se ve la plataforma y se entra en ella', async ({
  tab,
  baseURL,
}) => {
  await enterPortal(tab, baseURL);
  await tab.goto(`${baseURL}/operaciones/reservar`);
  await isIn(tab, 'Entra con tu cuenta, una vez cada 30 días');
  await named(tab, 'link', 'Entrar con mi cuenta').click();
  await enterPlatform(tab);
  await isIn(tab, 'Reservar vuelo');
});

/** Types a time so many minutes ago in UTC by the keys, part by part as Firefox asks for them: month first, and a half day. */
async function typeAgo(tab: Page, label: string, minutes: number): Promise<void> {
  const at = new Date(Date.now() - minutes * 60_000);
  const two = (part: number) => String(part).padStart(2, '0');
  const field = await tab.waitForSelector(`::-p-xpath(//label[normalize-space()="${label}"])`);
  await field?.click();
  await tab.keyboard.type(two(at.getUTCMonth() + 1) + two(at.getUTCDate()) + String(at.getUTCFullYear()));
  await tab.keyboard.type(two(at.getUTCHours() % 12 || 12) + two(at.getUTCMinutes()));
  await tab.keyboard.type(at.getUTCHours() < 12 ? 'a' : 'p');
}

/** Fields of a time that are narrower than all that Firefox writes in one. Runs in the browser. */
function cutTimes(fields: Element[]): string[] {
  return (fields as HTMLElement[]).flatMap((field) => {
    const room = field.offsetWidth;
    field.style.width = 'max-content';
    const asked = field.offsetWidth;
    field.style.width = '';
    return asked > room ? `${asked} px in ${room}` : [];
  });
}

test('Firefox · un piloto informa a mano, otra persona lo acepta en la mesa, y el piloto lo lee', async ({
  tab,
  openTab,
  baseURL,
}) => {
  test.setTimeout(120_000);
  // A second try finds the report of the first.
  const ended = 60 + 180 * test.info().retry;
  await tab.goto(`${baseURL}/plataforma/informes/manual`);
  await enterPlatform(tab);
  await named(tab, 'combobox', 'Aeropuerto de salida').fill('LEMD');
  await named(tab, 'combobox', 'Aeropuerto de llegada').fill('LEBL');
  expect(await tab.$$eval('[type=datetime-local]', cutTimes)).toEqual([]);
  const fleet = await tab.waitForSelector('::-p-xpath(//label[.="Avión"]/following::select[1])');
  const registration = await fleet?.$eval('option:nth-child(2)', (option) => option.value);
  await fleet?.select(registration ?? '');
  await typeAgo(tab, 'Fuera calzos', ended + 90);
  await typeAgo(tab, 'Despegue', ended + 80);
  await typeAgo(tab, 'Toma', ended + 10);
  await typeAgo(tab, 'En calzos', -60);
  await isIn(tab, 'El vuelo todavía no ha terminado');
  await typeAgo(tab, 'En calzos', ended);
  await expect
    .poll(() => tab.$eval('body', (body) => body.innerText))
    .not.toContain('El vuelo todavía no ha terminado');
  await named(tab, 'textbox', 'Comentario').fill('Se cerró el ACARS en crucero.');
  await named(tab, 'button', 'Enviar').click();
  await expect.poll(() => headingOf(tab)).toContain('De Madrid a Barcelona');
  const code = tab.url().split('/').at(-1);

  const desk = await openTab();
  await desk.setViewport({ width: 1280, height: 800 });
  await desk.goto(`${baseURL}/plataforma/mesa/informes`);
  await enterPlatform(desk, 'revisor');
  await desk.locator(`a[href$="/mesa/informes/${code}"]`).click();
  await startingWith(desk, 'label', 'Aceptar').click();
  await startingWith(desk, 'button', 'Prueba suficiente').click();
  await startingWith(desk, 'button', 'Aceptar y abrir el siguiente').click();
  await expect.poll(() => desk.url()).not.toContain(code);

  await tab.reload();
  await isIn(tab, 'Aceptado y válido');
  await isIn(tab, 'La prueba que envías basta para dar el vuelo por bueno.');
});
