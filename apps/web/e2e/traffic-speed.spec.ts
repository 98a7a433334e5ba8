/** Five thousand pilots in each network's answer do not hold the page up, on a machine four times slower. */
import type { Page } from '@playwright/test';
import { ivaoAnswer, vatsimAnswer, type PlayedFlight } from './fixtures/feeds/traffic.ts';
import { expect, test } from './fixtures/portal.ts';

const PILOTS = 5000;
const SLOWDOWN = 4;
const LIMIT_MS = 50;
const TRIES = 5;

test(`Tráfico · ${PILOTS} pilotos en una respuesta detienen la página menos de ${LIMIT_MS} ms más que uno, con la máquina ${SLOWDOWN} veces más lenta`, async ({
  signedInPage: page,
}) => {
  let bodies: readonly [vatsim: string, ivao: string] = ['', ''];
  let release = () => {};
  let released = Promise.resolve();
  for (const [i, host] of ['data.vatsim.net', 'api.ivao.aero'].entries()) {
    await page.route(
      (url) => url.host === host,
      async (route) => {
        await released;
        const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
        await route.fulfill({ headers, body: bodies[i] ?? '' });
      },
    );
  }
  const session = await page.context().newCDPSession(page);
  const few = answersWith(1);
  const many = answersWith(PILOTS);
  const times = { few: [] as number[], many: [] as number[] };
  for (let i = 0; i < 2 * TRIES; i++) {
    bodies = i % 2 === 0 ? few : many;
    released = new Promise((resolve) => {
      release = resolve;
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto('/operaciones/trafico');
    await expect(page.getByText('Buscando vuelos…')).toBeVisible();
    await expect(page.getByRole('application', { name: /^Mapa/ })).toBeVisible();
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const longest = longestStop(page, 'Ahora no vuela nadie');
    await expect(page.locator('html')).toHaveAttribute('data-measuring', 'true');
    release();
    times[i % 2 === 0 ? 'few' : 'many'].push(await longest);
  }
  // What else the machine does only ever adds: the best of several tries is what the page itself needs.
  const cost = Math.min(...times.many) - Math.min(...times.few);
  expect(cost, JSON.stringify(times)).toBeLessThan(LIMIT_MS);
});

/** Both networks with so many pilots, none of them of the airline. */
function answersWith(pilots: number): readonly [vatsim: string, ivao: string] {
  const now = new Date();
  const others = Array.from({ length: pilots }, (_, i): PlayedFlight => ({
    callsign: `XYZ${i}`,
    lat: (i % 170) - 85,
    lon: (i % 359) - 179,
    plan: ['LEMD', 'LEBL'],
  }));
  return [JSON.stringify(vatsimAnswer(others, now)), JSON.stringify(ivaoAnswer(others, now))];
}

/** Milliseconds of the longest time in which the page could do nothing else, until it shows some words. */
function longestStop(page: Page, words: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        let longest = 0;
        let last = performance.now();
        port1.addEventListener('message', () => {
          const at = performance.now();
          longest = Math.max(longest, at - last);
          last = at;
          document.documentElement.dataset['measuring'] = 'true';
          if (shown) resolve(longest);
          else port2.postMessage(undefined);
        });
        let shown = false;
        new MutationObserver(() => {
          shown = document.querySelector('main')?.textContent.includes(wanted) ?? false;
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        port1.start();
        port2.postMessage(undefined);
      }),
    words,
  );
}
