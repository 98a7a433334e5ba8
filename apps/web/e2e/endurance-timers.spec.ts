/** What a long evening with the portal leaves running: timers and listeners. */
import { expect, test } from './fixtures/portal.ts';
import { goRound } from './fixtures/rounds.ts';
import { ONE_OF_EACH } from './fixtures/routes.ts';
import { Shell } from './pages/shell.ts';

/** Rounds until all that pages keep is there. */
const BEFORE = 3;
/** A leak shows, because each round would leave one behind. */
const ROUNDS = 9;

test(
  'R-14 · dar vueltas por todas las páginas no deja ningún temporizador ni oyente',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    test.setTimeout(240_000);
    await page.addInitScript(countWhatIsHeld);
    await signedInPage.goto('/');
    await expect(new Shell(page).heading).toBeVisible();
    const held = () =>
      page.evaluate(() => (globalThis as unknown as { held: () => Record<string, number> }).held());
    // The parts of the start page, which come once the browser is at rest, have timers of their own.
    const isWhole = () => expect(page.getByRole('main').getByText(/^Cargando/)).toHaveCount(0);
    // What is kept for good is there once every part has been seen, though a page is left as soon as it stands; what runs
    // out by itself may differ by a few.
    await goRound(page, ONE_OF_EACH, BEFORE);
    await isWhole();
    const first = await held();
    await goRound(page, ONE_OF_EACH, ROUNDS);
    await isWhole();
    const leaks = async () =>
      Object.entries(await held()).filter(([name, amount]) => amount >= (first[name] ?? 0) + ROUNDS / 3);
    // A timer that is about to end is no leak.
    await expect.poll(leaks).toEqual([]);
  },
);

/** Counts running timers and the listeners of what outlives a page: window, document, media queries. */
function countWhatIsHeld(): void {
  const timers = { setInterval: new Set<unknown>(), setTimeout: new Set<unknown>() };
  const listeners = new Map<string, number>();
  const names = new Map<EventTarget, string>([
    [window, 'window'],
    [document, 'document'],
    [document.documentElement, 'html'],
  ] as [EventTarget, string][]);

  for (const name of ['setInterval', 'setTimeout'] as const) {
    const start = window[name].bind(window) as (...args: unknown[]) => number;
    const running = timers[name];
    Object.assign(window, {
      [name]: (task: () => void, delay?: number, ...args: unknown[]) => {
        const id: number = start(
          (...given: unknown[]) => {
            if (name === 'setTimeout') running.delete(id);
            (task as (...all: unknown[]) => void)(...given);
          },
          delay,
          ...args,
        );
        running.add(id);
        return id;
      },
    });
    const clearName = name === 'setInterval' ? 'clearInterval' : 'clearTimeout';
    const clear = window[clearName].bind(window);
    Object.assign(window, {
      [clearName]: (id?: number) => {
        timers.setInterval.delete(id);
        timers.setTimeout.delete(id);
        clear(id);
      },
    });
  }

  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const nameOf = (target: unknown) =>
    target instanceof MediaQueryList ? target.media : names.get((target ?? window) as EventTarget);
  const known = new WeakMap<object, Set<string>>();
  const ids = new WeakMap<object, number>();
  let latest = 0;
  const idOf = (listener: object) => {
    if (!ids.has(listener)) ids.set(listener, ++latest);
    return ids.get(listener);
  };
  const count = (target: object, type: string, listener: object | null, options: unknown, by: 1 | -1) => {
    const name = nameOf(target);
    if (name === undefined || listener === null) return;
    const once = typeof options === 'object' && options !== null && 'once' in options && options.once;
    if (once) return;
    const capture =
      typeof options === 'boolean' ? options : (options as { capture?: boolean } | null)?.capture;
    const key = `${type} ${idOf(listener)} ${capture === true}`;
    const own = known.get(target) ?? new Set();
    known.set(target, own);
    if (own.has(key) === (by === 1)) return;
    if (by === 1) own.add(key);
    else own.delete(key);
    const at = `${name} ${type}`;
    listeners.set(at, (listeners.get(at) ?? 0) + by);
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    count(this ?? window, type, listener, options, 1);
    addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    count(this ?? window, type, listener, options, -1);
    removeEventListener.call(this, type, listener, options);
  };
  Object.assign(globalThis, {
    held: () => ({
      intervals: timers.setInterval.size,
      timeouts: timers.setTimeout.size,
      ...Object.fromEntries(listeners),
    }),
  });
}
