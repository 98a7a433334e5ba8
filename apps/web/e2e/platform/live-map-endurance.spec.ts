/** What an hour of the live map with 200 flights leaves behind in memory; an update a second, played faster than that. */
import { heapSize } from '../../../../tools/bench/inside.ts';
import { expect, signIn, test } from './platform.ts';

const [FLIGHTS, UPDATES] = [200, 900];

// What the browser compiles while a page is in use counts as memory too and depends on how busy the machine is.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--jitless'] });
  },
});

test('an hour of 200 flights leaves the memory as it was, to a tenth', async ({ page }) => {
  test.setTimeout(900_000);
  await signIn(page, 'piloto');
  await page.addInitScript(() => {
    class Line extends EventTarget {
      readyState = 1;
      constructor() {
        super();
        Reflect.set(globalThis, 'pushLive', (data: string) =>
          this.dispatchEvent(new MessageEvent('live', { data })),
        );
      }
      close() {}
    }
    Reflect.set(globalThis, 'EventSource', Line);
  });
  await page.goto('/plataforma/mapa');
  await page.waitForFunction(() => 'pushLive' in globalThis);
  const session = await page.context().newCDPSession(page);
  /** Four seconds of flights for each update: heights, and so their names, change as in an hour. */
  const play = (from: number, to: number) =>
    page.evaluate(
      async ({ first, end, count }) => {
        for (let step = first; step < end; step++) {
          const at = new Date().toISOString();
          const flights = Array.from({ length: count }, (_, index) => ({
            id: `id-${index}`,
            publicId: null,
            callsign: `ABC${index}`,
            number: 100 + index,
            depIcao: 'LEMD',
            arrIcao: index % 2 === 0 ? 'MMUN' : 'LROP',
            icaoType: 'A359',
            registration: null,
            phase: 'cruise',
            at,
            heardAt: at,
            startedAt: at,
            lat: 40 + 25 * Math.sin(index * 2.4) + 0.002 * step,
            lon: -10 + 70 * Math.cos(index * 1.7) + 0.003 * step,
            altFt: 5e3 + ((index * 350 + step * 60) % 34e3),
            gsKt: 430,
            hdg: (index * 37 + step) % 360,
            vsFpm: 0,
            plannedBlockMin: 600,
            sta: null,
            delayed: false,
          }));
          Reflect.get(globalThis, 'pushLive')(JSON.stringify({ at, flights }));
          await new Promise(requestAnimationFrame);
        }
      },
      { first: from, end: to, count: FLIGHTS },
    );
  await play(0, 1);
  await expect(page.getByRole('application', { name: 'Mapa de vuelos' })).toBeVisible();
  // Pictures of names and aircraft fill up first, to a number that they then keep.
  await play(1, UPDATES / 3);
  const first = await heapSize(session);
  await play(UPDATES / 3, UPDATES);
  const last = await heapSize(session);
  expect(last / first, `from ${first} to ${last} MB`).toBeLessThan(1.1);
});
