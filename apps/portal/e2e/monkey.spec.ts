/**
 * Two thousand random actions over the whole portal: no error in the console, and no page that cannot be left. A failure
 * says the seed and the last actions; `npm run test:monkey -- SEED` chooses the same ones again, but what they meet
 * depends on how soon each page came.
 */
import { expect, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { randomFrom } from '@va/domain/random.ts';
import { test } from './fixtures/foreign-hosts.ts';
import { goTo } from './fixtures/go-to.ts';
import { Problems, settle, watchProblems } from './fixtures/problems.ts';
import { ROUTES } from './fixtures/routes.ts';
import { Shell } from './pages/shell.ts';
import { rememberPilot } from './fixtures/visit.ts';

const ACTIONS = 2000;
const CHECK_EVERY = 100;
const SEED = Number(process.env['MONKEY_SEED'] ?? 20261121);
const KEYS =
  'Tab Tab Tab Shift+Tab Enter Enter Space Escape Escape ArrowDown ArrowUp ArrowLeft ArrowRight Home End PageDown PageUp Control+b Control+k ? a Backspace'.split(
    ' ',
  );
const WORDS = ['lemd', 'MAD', 'ñandú «»', 'a320', '12', '<b>', '%00', '🛫', ' ', 'EVE001'];
const WIDTHS = [320, 360, 640, 767, 768, 1024, 1280, 1920];

/** What the browser says of requests that cannot succeed: without a network, and to other sites. */
const UNREACHABLE =
  /^console error: Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|BLOCKED_BY_CLIENT|FAILED)/;

class Monkey {
  readonly log: string[] = [];
  readonly #page: Page;
  readonly #context: BrowserContext;
  readonly #session: CDPSession;
  readonly #next: () => number;
  #offline = false;
  /** Whether another document has come since the monkey last looked where it is. */
  #moved = false;

  constructor(page: Page, session: CDPSession, seed: number) {
    this.#page = page;
    this.#session = session;
    page.on('framenavigated', (frame) => (this.#moved ||= frame === page.mainFrame()));
    this.#context = page.context();
    this.#next = randomFrom(seed);
  }

  async act(): Promise<void> {
    await this.#whateverLoads(() => this.#actOnce());
    await this.#whateverLoads(() => this.#comeBack());
  }

  /** Another document may be loaded while something is being done: that is as good as anything else. */
  async #whateverLoads(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      if (
        !/Execution context was destroyed|Cannot find context|interrupted by another navigation|net::ERR_ABORTED/.test(
          String(error),
        )
      )
        throw error;
      await this.#page.waitForLoadState();
    }
  }

  async #actOnce(): Promise<void> {
    const dice = this.#next();
    if (dice < 0.5) await this.#click();
    else if (dice < 0.74) await this.#key();
    else if (dice < 0.82) await this.#type();
    else if (dice < 0.89) await this.#back(this.#next() < 0.7 ? -1 : 1);
    else if (dice < 0.93) await this.#jump();
    else if (dice < 0.96) await this.#resize();
    else if (dice < 0.98) await this.#recolour();
    else await this.#toggleNetwork();
  }

  /** With the network on, nothing over the page, and wide enough for the header: a link leads to another page. */
  async leave(): Promise<void> {
    await this.#network(false);
    await this.#whateverLoads(() => this.#comeBack());
    await this.#page.setViewportSize({ width: 1280, height: 740 });
    const shell = new Shell(this.#page);
    // A dialog may still be on its way, and then stands before the link.
    await expect(async () => {
      await this.#page.keyboard.press('Escape');
      await shell.header.getByRole('link', { name: /^Avisos/ }).click({ timeout: 1000 });
    }).toPass({ timeout: 15_000 });
    await expect(shell.heading).toHaveText(/^NOTAMs/);
    await shell.header.getByRole('link', { name: 'Flota', exact: true }).click();
    await expect(shell.heading).toHaveText('Flota');
  }

  #pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.#next() * from.length)]!;
  }

  async #click(): Promise<void> {
    const at = await this.#page.evaluate(findTarget, this.#next());
    if (!at) return;
    this.log.push(`click ${at.name}`);
    const { x, y } = at;
    const left = { x, y, button: 'left', clickCount: 1 } as const;
    // All three at once: Playwright waits for the page after each, which is most of what a click costs.
    await Promise.all([
      this.#session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }),
      this.#session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...left }),
      this.#session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...left }),
    ]);
  }

  async #key(): Promise<void> {
    const key = this.#pick(KEYS);
    this.log.push(`key ${key}`);
    await this.#page.keyboard.press(key);
  }

  async #type(): Promise<void> {
    const text = this.#pick(WORDS);
    const found = await this.#page.evaluate((dice) => {
      const fields = [...document.querySelectorAll<HTMLElement>('input, textarea, select')].filter((field) =>
        field.checkVisibility(),
      );
      fields[Math.floor(dice * fields.length)]?.focus();
      return fields.length > 0;
    }, this.#next());
    if (!found) return;
    this.log.push(`type ${text}`);
    await this.#page.keyboard.insertText(text);
  }

  async #back(steps: number): Promise<void> {
    this.log.push(steps < 0 ? 'back' : 'forward');
    await this.#page.evaluate((by) => {
      const { navigation } = window as unknown as {
        navigation: { entries: () => unknown[]; currentEntry: { index: number } };
      };
      // Not to what was there before the portal.
      if (navigation.entries()[navigation.currentEntry.index + by]) history.go(by);
    }, steps);
  }

  async #jump(): Promise<void> {
    const { path } = this.#pick(ROUTES);
    this.log.push(`go to ${path}`);
    await goTo(this.#page, path);
  }

  async #resize(): Promise<void> {
    const size = { width: this.#pick(WIDTHS), height: this.#pick([480, 740, 1000]) };
    this.log.push(`resize ${size.width} × ${size.height}`);
    await this.#page.setViewportSize(size);
  }

  async #recolour(): Promise<void> {
    const colorScheme = this.#pick(['light', 'dark'] as const);
    this.log.push(`system ${colorScheme}`);
    await this.#page.emulateMedia({ colorScheme });
  }

  async #toggleNetwork(): Promise<void> {
    await this.#network(!this.#offline);
  }

  async #network(offline: boolean): Promise<void> {
    if (this.#offline === offline) return;
    this.#offline = offline;
    this.log.push(offline ? 'network off' : 'network on');
    await this.#context.setOffline(offline);
  }

  /** Out of the portal, to a document of the airline or the browser's own error, the monkey goes home. */
  async #comeBack(): Promise<void> {
    if (!this.#moved) return;
    this.#moved = false;
    const inside = await this.#page.evaluate(() => document.getElementById('root') !== null);
    if (inside) return;
    this.log.push(`come back from ${this.#page.url()}`);
    await this.#network(false);
    await this.#page.goto('/');
  }
}

/** Something that can be clicked, in the window and on top. Runs in the browser. */
function findTarget(dice: number): { x: number; y: number; name: string } | undefined {
  const all = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea, [role]'),
  ];
  for (let i = 0; i < all.length; i++) {
    const element = all[(Math.floor(dice * all.length) + i) % all.length]!;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width === 0 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    if (!element.contains(document.elementFromPoint(x, y))) continue;
    // The frames of other sites are not ours, and what opens outside is closed again: neither tells anything.
    if (element.matches('a[href^="mailto:"], a[download]')) continue;
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return { x, y, name: `${element.localName} «${name.trim().slice(0, 40)}» on ${location.pathname}` };
  }
  return undefined;
}

test(`Resistencia · ${ACTIONS} acciones al azar por todo el portal: ningún error y ninguna página sin salida`, async ({
  page,
  context,
}) => {
  test.setTimeout(400_000);
  const problems = new Problems();
  await watchProblems(context, problems);
  context.on('page', (other) => void other.close());
  page.setDefaultTimeout(15_000);
  await rememberPilot(page, 'EVE001');
  await page.goto('/');
  await expect(new Shell(page).heading).toBeVisible();
  const monkey = new Monkey(page, await context.newCDPSession(page), SEED);
  const said = () => problems.open.filter((problem) => !UNREACHABLE.test(problem));
  const lastActions = () => `MONKEY_SEED=${SEED}, last actions:\n${monkey.log.slice(-30).join('\n')}`;
  for (let i = 1; i <= ACTIONS && said().length === 0; i++) {
    try {
      await monkey.act();
      if (i % CHECK_EVERY === 0) await monkey.leave();
    } catch (error) {
      throw new Error(`action ${i}, ${lastActions()}`, { cause: error });
    }
  }
  await settle(context);
  expect(said(), lastActions()).toEqual([]);
});
