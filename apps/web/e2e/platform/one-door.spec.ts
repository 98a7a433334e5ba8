/** One door: the gate's second way in, and home, which knows who came in. */
import { account, expect, signIn, test } from './platform.ts';

const GATE = 'Acceso para pilotos';

test('PL-02: the gate opens portal and platform together with the own password', async ({ page }) => {
  const { callsign, password } = account('piloto');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: GATE })).toBeVisible();
  const own = page.getByRole('button', { name: 'Entrar con mi cuenta de piloto' });
  await page.getByLabel('Indicativo', { exact: true }).fill(callsign);
  await page.getByLabel('Contraseña', { exact: true }).fill('no es la mía');
  await own.click();
  await expect(page.getByRole('alert').filter({ hasText: 'no son correctos' })).toBeVisible();
  await expect(page.getByLabel('Indicativo', { exact: true })).toHaveValue(callsign);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Bienvenido a bordo/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: callsign, exact: true })).toBeVisible();
  await expect(page.getByText('Entra con tu cuenta, una vez cada 30 días')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('pilotIndicativo'))).toBe(callsign);
});

test('who is signed in with the account and leaves a painted page before it lives meets no gate', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'piloto');
  await page.evaluate(() => localStorage.clear());
  // Nothing is left on its way to the page before.
  await page.goto('about:blank');
  // No script but the first one comes, so that the painted page never lives.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/plataforma/cuenta', { waitUntil: 'commit' });
  await expect(page.locator('#root h1')).toBeVisible();
  await page.unroute(/\/assets\/.*\.js$/);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      const title = document.querySelector('h1')?.textContent;
      if (title && seen.at(-1) !== title) seen.push(title);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/flota');
  await expect(page.getByRole('heading', { level: 1, name: 'Flota' })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).not.toContain(GATE);
  // The browser itself says of the page before that its scripts did not come, as it should, some of it only after that page.
  expect(complaints.splice(0).filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
});

test('home shows what waits for the pilot, and nothing moves when it comes', async ({ page }) => {
  const { callsign } = await signIn(page, 'piloto');
  await page.addInitScript((one) => {
    localStorage.setItem('pilotIndicativo', one);
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) moved += value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, { moved: () => moved });
  }, callsign);
  // Pages of others do not come in tests.
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ body: '' }),
  );
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 360, height: 780 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.getByText(/^(?:Tu próximo vuelo|En vuelo|Sin reserva)/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Puntos y rangos', exact: true }).last()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Trescientas horas entre todos' })).toBeVisible();
    await expect(page.getByText(/^(?:Buscando|Mirando)/)).toHaveCount(0);
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: () => number }).moved());
    expect(moved, `${viewport.width} px`).toBeLessThan(0.005);
  }
});

test('home says in a line what an account shows, to who passed the gate alone', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('pilotIndicativo', 'EVE001'));
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ body: '' }),
  );
  await page.goto('/');
  await expect(page.getByText(/^Con tu cuenta ves aquí tu próximo vuelo/)).toBeVisible();
  // The airline shows its goal to everybody.
  await expect(page.getByText(/de 300\shoras\. (?:Quedan? \d+\shoras?\.|Conseguida\.)$/)).toBeVisible();
  await page.goto('/operaciones/que-vuelo-hoy');
  const today = page.getByRole('region', { name: 'Sale hoy' });
  await expect(today.getByRole('status')).toHaveText(/^De LEMD (?:sale|salen|no sale) /);
  await expect(page.getByRole('region', { name: 'Propuestas' })).toBeVisible();
});

test('one search finds own bookings, pilots and what the platform has', async ({ page }) => {
  const { callsign } = await signIn(page, 'piloto');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  for (const [text, found] of [
    ['mis reservas', 'Reservas'],
    ['conectar acars', 'Conecta tu ACARS'],
    ['premios', 'Premios'],
    [callsign, callsign],
  ] as const) {
    await field.fill(text);
    await expect(page.getByRole('option', { name: new RegExp(found) }).first()).toBeVisible();
  }
});
