/**
 * What the live map costs with 200 and with 1000 flights, for `npm run bench -- --only map` (bench/map.md): the same is
 * measured of the picture that it followed, which has no map to push.
 */
import type { Page } from '@playwright/test';
import { newVisitor, slowDown as onSlowPhone } from '../../../../tools/bench/conditions.ts';
import { expect, signIn, test } from './platform.ts';
import { writeFigures } from './speed-figures.ts';

const SLOWDOWN = 4;
const UPDATES = 8;
/** How often the server has painted the page before it is measured. */
const PAINTED_BEFORE = 20;
/** Which map is measured; the bench sets it. */
const ofPicture = process.env['BENCH_MAP'] === 'picture';

/** Bars by how many fly: docs/decisions/0031-maps-that-move.md. */
const BARS = {
  200: { frame: 22, frames: 14, update: 100, ready: 1600 },
  1000: { frame: 30, frames: 9, update: 250, ready: 2500 },
} as const;

test.use({ viewport: { width: 1600, height: 1000 } });
/** So large the map is for its bars; the small form fills its window with it, but for a line. */
const MAP_PX = { width: 1124, height: 664 };
const MINI_PX = { width: 1124, height: 708 };

for (const count of [200, 1000] as const)
  test(`the live map with ${count} flights`, async ({ page, complaints }) => {
    test.setTimeout(300_000);
    await signIn(page, 'piloto');
    await page.addInitScript(playStream);
    let elsewhere = 0;
    let tiles = 0;
    page.on('requestfinished', async (request) => {
      const url = new URL(request.url());
      if (url.host !== new URL(page.url()).host) elsewhere += 1;
      if (url.pathname.includes('/mapa-')) tiles += (await request.sizes()).responseBodySize;
    });
    // A server that has just started paints its first page slowly, whatever is on it.
    for (let time = 0; time < PAINTED_BEFORE; time++)
      await page.request.get('/plataforma/mapa', { headers: { 'Sec-Fetch-Dest': 'document' } });
    // Before a page with so many flights takes its share of the machine.
    const onPhone = await paintedOnPhone(page);
    const ready = await openMap(page, '/plataforma/mapa', count);
    const tilesOfFirstView = tiles;
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    const bars = BARS[count];
    const session = await page.context().newCDPSession(page);
    const busy = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    };
    await session.send('Performance.enable');
    // An update is measured of a page that has come to rest: what it loads is no update.
    await page.waitForFunction(
      (flights) => document.querySelectorAll('a[href*="/mapa/id-"]').length >= flights,
      count,
    );
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
    await slowDown(SLOWDOWN);
    await page.evaluate(watchLongTasks);
    for (let step = 1; step <= UPDATES; step++) {
      await push(page, count, step);
      await page.waitForTimeout(1000);
    }
    const longest = await page.evaluate(() => Math.max(0, ...Reflect.get(globalThis, 'longTasks')));
    await slowDown(1);
    // What is drawn is noted only once nothing is timed any more.
    if (!ofPicture) await page.evaluate(recordDrawing);
    const overChosen = ofPicture ? 0 : await namesOverChosen(page);
    let [pan, slow, over] = [undefined as Pan | undefined, undefined as Pan | undefined, 0];
    if (!ofPicture) {
      await page.setViewportSize(MINI_PX);
      await openMap(page, '/plataforma/mapa?mini', count);
      pan = await panMap(page, busy);
      await slowDown(SLOWDOWN);
      slow = await panMap(page, busy);
      await page.evaluate(recordDrawing);
      await page.getByRole('button', { name: 'Acercar' }).click();
      await expect.poll(() => page.evaluate(namesOverNames)).toBeGreaterThanOrEqual(0);
      over = await page.evaluate(namesOverNames);
    }
    expect(complaints).toEqual([]);
    const words = `${count} flights`;
    writeFigures(`map-${ofPicture ? 'picture' : 'moving'}-${count}`, [
      {
        name: `${words}: first paint of the page, ms`,
        value: firstPaint,
        ...(!ofPicture && { bar: { of: 'ratio', most: 1.1 } }),
      },
      {
        name: `${words}: first paint of the page, as every page is measured, ms`,
        value: onPhone,
        ...(!ofPicture && { bar: { of: 'ratio', most: 1.1 } }),
      },
      {
        name: `${words}: ready after navigation, ms`,
        value: ready,
        ...(!ofPicture && { bar: { most: bars.ready } }),
      },
      ...(pan && slow
        ? [
            {
              name: `${words}: processor time per frame while pushed, ms`,
              value: pan.frame,
              bar: { most: bars.frame },
            },
            // A bar says at most: the time between two frames stands for how many there are.
            {
              name: `${words}: time between frames while pushed, 4 times slower, ms`,
              value: 1000 / slow.perSecond,
              bar: { most: 1000 / bars.frames },
            },
            {
              name: `${words}: tiles of the first view, kB`,
              value: tilesOfFirstView / 1000,
              bar: { most: 110 },
            },
            { name: `${words}: names over names`, value: over, bar: { most: 0 } },
            { name: `${words}: names over the chosen aircraft`, value: overChosen, bar: { most: 0 } },
          ]
        : []),
      {
        name: `${words}: longest task of an update each second, 4 times slower, ms`,
        value: longest,
        ...(!ofPicture && { bar: { most: bars.update } }),
      },
      { name: `${words}: requests elsewhere`, value: elsewhere, bar: { most: 0 } },
    ]);
  });

/**
 * Opens a page with the map and brings so many flights; milliseconds from the navigation until the map, which then has a
 * scale, or its picture stands there. Looked for by what is cheap: asking for roles and names among so many strips would
 * itself take the page's time.
 */
async function openMap(page: Page, path: string, count: number): Promise<number> {
  await page.goto(path);
  await page.waitForFunction(() => 'pushLive' in globalThis);
  await push(page, count, 0);
  const mark = ofPicture
    ? 'svg[role=img][aria-label^="Mapa con"]'
    : '[role=application] ~ div p[data-over-map]';
  const ready = await page.waitForFunction(
    (selector) => (document.querySelector(selector) === null ? 0 : performance.now()),
    mark,
  );
  return Number(await ready.jsonValue());
}

/** First paint of the page for a pilot who is signed in and comes for the first time, on the phone and the line of all other pages. */
async function paintedOnPhone(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page belongs to no browser');
  const { origin } = new URL(page.url());
  const visitor = await newVisitor(browser, { origin });
  await visitor.addCookies(await page.context().cookies());
  const visited = await visitor.newPage();
  await onSlowPhone(visited);
  await visited.goto(`${origin}/plataforma/mapa`);
  const paint = await visited.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  await visitor.close();
  return paint;
}

/** The next positions of so many flights, a second later. */
async function push(page: Page, count: number, step: number): Promise<void> {
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
    lat: 40 + 25 * Math.sin(index * 2.4) + 0.002 * step,
    lon: -10 + 70 * Math.cos(index * 1.7) + 0.003 * step,
    altFt: 30_000 + index * 5,
    gsKt: 430,
    hdg: (index * 37) % 360,
    vsFpm: 0,
    startedAt: at,
    plannedBlockMin: 600,
    sta: null,
    delayed: false,
  }));
  await page.evaluate((data) => Reflect.get(globalThis, 'pushLive')(data), JSON.stringify({ at, flights }));
}

interface Pan {
  /** Milliseconds. */
  frame: number;
  perSecond: number;
}

/** Pushes the map to and fro: mean processor time of a frame, and frames a second. */
async function panMap(page: Page, busy: () => Promise<number>): Promise<Pan> {
  const box = await page.locator('[role=application]').boundingBox();
  if (!box) throw new Error('There is no map');
  for (const side of ['width', 'height'] as const)
    expect(Math.abs(box[side] - MAP_PX[side]), `${side} of the map: ${box[side]}`).toBeLessThan(8);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(() => {
    // Counted once, however often the map is pushed.
    if (Reflect.has(globalThis, 'countedFrames')) return;
    Reflect.set(globalThis, 'countedFrames', 0);
    const count = () => {
      Reflect.set(globalThis, 'countedFrames', Number(Reflect.get(globalThis, 'countedFrames')) + 1);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  const [before, began] = [await busy(), Date.now()];
  const framesBefore = await page.evaluate(() => Number(Reflect.get(globalThis, 'countedFrames')));
  for (const to of [-150, 150, -150, 0]) await page.mouse.move(x + to, y + to / 3, { steps: 40 });
  const frames = (await page.evaluate(() => Number(Reflect.get(globalThis, 'countedFrames')))) - framesBefore;
  const [used, passed] = [(await busy()) - before, Date.now() - began];
  await page.mouse.up();
  return { frame: used / Math.max(1, frames), perSecond: (1000 * frames) / passed };
}

/** Runs in the page: a stream that the test feeds. */
function playStream(): void {
  const lines = new Set<EventTarget>();
  class Line extends EventTarget {
    readyState = 1;
    constructor() {
      super();
      lines.add(this);
      Reflect.set(globalThis, 'pushLive', (data: string) =>
        lines.forEach((line) => line.dispatchEvent(new MessageEvent('live', { data }))),
      );
    }
    close() {
      lines.delete(this);
    }
  }
  Reflect.set(globalThis, 'EventSource', Line);
}

/** Runs in the page: what was drawn on each canvas since it was cleared last. */
function recordDrawing(): void {
  const drawn = new Map<HTMLCanvasElement, [number, number, number, number][]>();
  Reflect.set(globalThis, 'drawnPictures', drawn);
  const { prototype } = CanvasRenderingContext2D;
  const { drawImage, clearRect } = prototype;
  prototype.clearRect = function clear(...box) {
    drawn.delete(this.canvas);
    return clearRect.apply(this, box);
  };
  prototype.drawImage = function draw(this: CanvasRenderingContext2D, ...given: unknown[]) {
    const [, x, y, width, height] = given as [unknown, number, number, number, number];
    if (given.length === 5) {
      const before = drawn.get(this.canvas);
      if (before) before.push([x, y, width, height]);
      else drawn.set(this.canvas, [[x, y, width, height]]);
    }
    return Reflect.apply(drawImage, this, given);
  } as typeof drawImage;
}

/** Runs in the page: how many names stand over another one, -1 before any is drawn; names are wider than high, aircraft square. */
function namesOverNames(): number {
  const drawn = Reflect.get(globalThis, 'drawnPictures') as Map<unknown, [number, number, number, number][]>;
  if (drawn.size === 0) return -1;
  return [...drawn.values()].reduce((sum, pictures) => {
    const names = pictures.filter(([, , width, height]) => width > height * 1.2 && height < 40);
    const over = names.filter(([x, y, width, height], index) =>
      names
        .slice(index + 1)
        .some(([x2, y2, w2, h2]) => x < x2 + w2 && x2 < x + width && y < y2 + h2 && y2 < y + height),
    );
    return sum + over.length;
  }, 0);
}

/** Chooses a flight and tells how many names then stand over the middle of its aircraft, the only picture of its size. */
async function namesOverChosen(page: Page): Promise<number> {
  await page.locator('a[href*="/mapa/id-"]').first().click();
  await expect(page).toHaveURL(/\/mapa\/id-/);
  const chosenPx = 30;
  const count = () =>
    page.evaluate((side) => {
      const drawn = Reflect.get(globalThis, 'drawnPictures') as Map<
        unknown,
        [number, number, number, number][]
      >;
      const pictures = [...drawn.values()].flat();
      const chosen = pictures.find(([, , width, height]) => width === side && height === side);
      if (!chosen) return -1;
      const [x, y] = [chosen[0] + side / 2, chosen[1] + side / 2];
      return pictures.filter(
        ([left, top, width, height]) =>
          width > height * 1.2 && left < x && x < left + width && top < y && y < top + height,
      ).length;
    }, chosenPx);
  await expect.poll(count).toBeGreaterThanOrEqual(0);
  return count();
}

/** Runs in the page. */
function watchLongTasks(): void {
  const tasks: number[] = [];
  Reflect.set(globalThis, 'longTasks', tasks);
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
    {
      entryTypes: ['longtask'],
    },
  );
}
