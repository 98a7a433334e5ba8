/** The search of airports under 50 ms a keystroke on a slow machine with a very large network. */
import { expect, test } from './fixtures/portal.ts';
import { lengthenContent } from './fixtures/more-content.ts';
import { goInside } from './fixtures/visit.ts';

const AIRPORTS = 2000;
const SLOWDOWN = 4;
const LIMIT_MS = 50;
/** The quietest of them counts: other machines on the same computer disturb one for many seconds. */
const ROUNDS = 8;
/** Typed letter by letter: few, many, by code, and what is nowhere; each time from the whole list. */
const WORDS = ['ciudad 19', 'zbc', 'madrid', 'xxxxxx'];

test(`Aeropuertos · con ${AIRPORTS} aeropuertos, una tecla cuesta menos de ${LIMIT_MS} ms con la máquina ${SLOWDOWN} veces más lenta`, async ({
  page,
  signedInPage,
}) => {
  test.setTimeout(120_000);
  await lengthenContent(
    page,
    Array.from({ length: AIRPORTS }, (_, i) => airport(i)),
  );
  // Come to from inside: the page itself is painted at build with the airports that the airline really has.
  await signedInPage.goto('/documentacion/manuales');
  await goInside(page, { path: '/operaciones/aeropuertos', heading: 'Aeropuertos' });
  const field = page.getByRole('searchbox', { name: 'Buscar por código OACI o nombre' });
  await field.fill('ciudad 1999');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await field.fill('ciudad');
  await expect(page.getByRole('button', { name: /^Mostrar más/ })).toBeVisible();

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const medians: number[] = [];
  while (medians.length < ROUNDS && !medians.some((median) => median < LIMIT_MS))
    medians.push(await field.evaluate(measureTyping, WORDS));
  expect(Math.min(...medians), `medians ${medians.join(', ')}`).toBeLessThan(LIMIT_MS);
});

/** One of many cities, `Z` and three letters. */
function airport(i: number) {
  const code = String.fromCharCode(...[676, 26, 1].map((unit) => 65 + (Math.floor(i / unit) % 26)));
  return {
    icao: `Z${code}`,
    iata: code,
    name: `Ciudad ${i}`,
    officialName: '',
    city: `Ciudad ${i}`,
    country: 'España',
    countryCode: 'ES',
    lat: 0,
    lon: 0,
    elevationFt: 0,
    timezone: 'Europe/Madrid',
    runways: [],
    destinations: [],
  };
}

/** Milliseconds from a keystroke in the field to the list laid out, the median. Runs in the browser. */
async function measureTyping(field: Element, words: readonly string[]): Promise<number> {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const times: number[] = [];
  for (const typed of words) {
    for (let end = 0; end <= typed.length; end++) {
      // What the page still has to do from the last one is not part of this one.
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      const start = performance.now();
      setValue?.call(field, typed.slice(0, end));
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await Promise.resolve();
      document.querySelector('main')?.getBoundingClientRect();
      times.push(performance.now() - start);
    }
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;
}
