/** The weather: airport page, both ends of a flight, the base on the home page; and every way a feed can fail. */
import { violations } from './page-checks/axe.ts';
import { airline } from './fixtures/content.ts';
import type { FeedReply } from './fixtures/feeds/feeds.ts';
import { reportTime } from './fixtures/feeds/metar.ts';
import { expect, test } from './fixtures/portal.ts';
import { airportPath } from './fixtures/routes.ts';
import { WeatherSection } from './pages/weather.ts';

const NOW = Date.parse('2026-03-05T12:00:00Z');
const at = (minutesAgo: number) => reportTime(new Date(NOW - minutesAgo * 60_000));
const BAD_DAY = `LEMD ${at(17)} 32018G32KT 290V350 9999 -SHRA FEW040TCU BKN020 14/M03 Q1004 TEMPO 4000 +TSRA`;

test('Meteorología · el parte del aeropuerto, descifrado, con su categoría, el viento en las pistas y el original', async ({
  page,
  signedInPage,
  feeds,
}) => {
  // With the clock of today: a faked one would disturb the briefing's frame, which lets no script run.
  const observed = new Date(Date.now() - 17 * 60_000);
  const raw = BAD_DAY.replace(at(17), reportTime(observed));
  feeds.play('vatsim-metar', { body: raw });
  await signedInPage.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await signedInPage.goto(airportPath('LEMD'));
  const weather = new WeatherSection(page);
  await expect(weather.section).toContainText('MVFR visual marginal');
  await expect(weather.section).toContainText(`${observed.toISOString().slice(11, 16)}Z (`);
  await expect(weather.section).toContainText(/hace 1[78]\smin/);
  await expect(weather.said('Viento')).toHaveText(/de 320° \(NO\) a 18\skt, con rachas de 32\skt/i);
  await expect(weather.said('Tiempo presente')).toHaveText('Chubascos de lluvia débiles');
  await expect(weather.said('Techo')).toHaveText(/2000\sft/);
  await expect(weather.favoured).toHaveText('Pistas favorables: 32R y 32L');
  const row = weather.section.getByRole('row', { name: /32R y 32L.*favorable/ });
  await expect(row).toContainText(/15\skt de cara.*rachas: 27\skt/);
  await expect(weather.section).toContainText(raw);
  await expect(weather.section).toContainText('Al día');
  expect(feeds.asked.map(({ href }) => href)).toEqual(['https://metar.vatsim.net/LEMD']);
  expect(await violations(page)).toEqual([]);
});

test(
  'Meteorología · salida y llegada se eligen y quedan en la dirección; un parte viejo lo dice; uno ilegible se ve tal cual',
  { tag: '@long' },
  async ({ page, signedInPage, feeds }) => {
    const reports: Record<string, string> = {
      LEMD: BAD_DAY,
      KMCO: `KMCO ${at(130)} VRB03KT 1/4SM FG VV002 13/13 A3014 RMK AO2`,
      LEBL: `LEBL ${at(10)} 0512/0612 18010KT 9999 SCT030`,
    };
    feeds.play('vatsim-metar', ({ pathname }) => ({ body: reports[pathname.slice(1)] ?? '' }));
    await signedInPage.clock.install({ time: NOW });
    await signedInPage.goto('/operaciones/plan?llegada=kmco');
    const { section } = new WeatherSection(page);
    await expect(page.getByLabel('Salida', { exact: true })).toHaveValue(airline.base.icao);
    await expect(section).toContainText('LIFR instrumental, muy bajo');
    await expect(section).toContainText('Parte antiguo: hace 2 h 10 min');
    await expect(section).toContainText(/Viento variable: hasta 3\skt/);
    await page.getByLabel('Llegada', { exact: true }).selectOption('LEBL');
    await expect(page).toHaveURL(/\?llegada=lebl$/);
    await expect(section).toContainText('Este parte no se puede descifrar');
    await expect(section).toContainText(reports['LEBL'] ?? '');
    await page.getByLabel('Salida', { exact: true }).selectOption('SVMI');
    await expect(page).toHaveURL(/salida=svmi/);
    await expect(section).toContainText('SVMI no tiene METAR ahora mismo.');
  },
);

test(
  'Meteorología · la tira de la base en la portada no mueve nada, y nada se pide antes de entrar',
  { tag: '@long' },
  async ({ page, feeds }) => {
    let answer: FeedReply = 'hang';
    feeds.play('vatsim-metar', () => answer);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible();
    expect(feeds.asked).toEqual([]);
    await page.evaluate(() => localStorage.setItem('pilotIndicativo', 'EVE001'));
    const map = page.getByRole('region', { name: /Mapa en vivo/ });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      answer = 'hang';
      await page.goto('/');
      // The frame of the map may be waiting too, and says so in the same word.
      const loading = page.locator('[data-phase]:not([data-frame])').getByText('Cargando', { exact: true });
      await expect(loading).toBeVisible();
      const before = await map.boundingBox();
      answer = { body: BAD_DAY };
      await page.goto('/');
      await expect(page.getByText(/QNH 1004\shPa/)).toBeVisible();
      expect((await map.boundingBox())?.y, `at ${width} px`).toBe(before?.y);
    }
  },
);

test(
  'Meteorología · el parte del aeropuerto llega sin mover los enlaces a sus destinos',
  { tag: '@long' },
  async ({ page, signedInPage, feeds }) => {
    let answer: FeedReply = 'hang';
    feeds.play('vatsim-metar', () => answer);
    const { section } = new WeatherSection(page);
    const destination = page.locator('main').getByRole('link', { name: /LEBL/ }).first();
    await signedInPage.goto(airportPath('LEMD'));
    await expect(section).toContainText('Cargando');
    const before = await destination.boundingBox();
    answer = { body: BAD_DAY };
    await signedInPage.goto(airportPath('LEMD'));
    await expect(section).toContainText('Chubascos de lluvia débiles');
    expect((await destination.boundingBox())?.y).toBe(before?.y);
  },
);

test(
  'Meteorología · cada fallo dice qué pasa y se puede reintentar; lo último bueno se queda',
  { tag: '@long' },
  async ({ page, signedInPage, feeds, problems }) => {
    problems.expect(/Failed to load resource/);
    const cases: [reply: FeedReply, words: RegExp][] = [
      [{ body: 'Not found', status: 404 }, /contestado con un error \(404\)/],
      [{ body: '', status: 503 }, /contestado con un error \(503\)/],
      [{ body: '<!doctype html><title>Mantenimiento</title>', contentType: 'text/html' }, /no entiende/],
      [{ body: '[{"id":"SVMI","metar":"SVMI 05' }, /no entiende/],
      ['cut', /No se ha podido llegar/],
      ['hang', /no ha contestado a tiempo/],
      [{ body: '', status: 429, headers: { 'Retry-After': '120' } }, /pregunte menos/],
    ];
    const { section, retry } = new WeatherSection(page);
    await signedInPage.clock.install({ time: NOW });
    /** Lets time pass until something is seen: tries, waits and timeouts take it. */
    const passUntilSeen = async (words: RegExp, stepMs = 10_000) => {
      await expect(async () => {
        await page.clock.runFor(stepMs);
        await expect(section.getByText(words)).toBeVisible({ timeout: 100 });
      }).toPass({ intervals: [50] });
    };
    feeds.play('vatsim-metar', cases[0]?.[0] ?? 'hang');
    // An airport without a briefing: nothing but the weather asks for anything.
    await signedInPage.goto(airportPath('SVMI'));
    for (const [reply, words] of cases) {
      feeds.play('vatsim-metar', reply);
      if (await retry.isVisible()) await retry.click();
      await passUntilSeen(words);
      await expect(section.getByText('No se puede mostrar el METAR de SVMI.')).toBeVisible();
    }
    const report = BAD_DAY.replace('LEMD', 'SVMI');
    feeds.play('vatsim-metar', { body: report });
    const asked = feeds.count('vatsim-metar');
    await retry.click();
    await expect(section.getByText(/pregunte menos/), 'the server is left alone').toBeVisible();
    expect(feeds.count('vatsim-metar')).toBe(asked);
    await page.clock.runFor(130_000);
    await retry.click();
    await expect(section).toContainText('MVFR');
    feeds.play('vatsim-metar', { body: '', status: 404 });
    await passUntilSeen(/contestado con un error \(404\)/, 60_000);
    await expect(section).toContainText('Sin actualizar');
    await expect(section, 'the last good report').toContainText(report);
  },
);
