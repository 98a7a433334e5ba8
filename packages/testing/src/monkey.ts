/** Random actions over a built app, for tests in a browser. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { randomFrom } from '@va/domain/random.ts';
import { goTo } from './go-to.ts';

const KEYS =
  'Tab Tab Tab Shift+Tab Enter Enter Space Escape Escape ArrowDown ArrowUp ArrowLeft ArrowRight Home End PageDown PageUp Control+b Control+k ? a Backspace'.split(
    ' ',
  );
const WORDS = ['lemd', 'MAD', 'ñandú «»', 'a320', '12', '<b>', '%00', '🛫', ' ', 'EVE001'];
/** Actions after which it shows that the page can be left. */
const CHECK_EVERY = 100;
/** What is said where a document goes away meanwhile. */
const LOADING =
  /Execution context was destroyed|Cannot find context|interrupted by another navigation|net::ERR_ABORTED/;
const WIDTHS = [320, 360, 640, 767, 768, 1024, 1280, 1920];

/** The app that a monkey is let loose in. */
export interface Ground {
  /** Where it begins and comes back to. */
  home: string;
  /** Where the addresses of another app begin, out of which it comes back. */
  other?: string;
  /** Addresses that it goes to. */
  paths: readonly string[];
  /** Selector of what it never clicks, such as the way out of the session. */
  avoid?: string;
  /** Shows that the page where it stands can be left; throws otherwise. */
  leave(page: Page): Promise<void>;
}

/** Somebody who does whatever comes to hand on a page: the same seed chooses the same acts. */
export class Monkey {
  /** What it has done, the last at the end. */
  readonly #log: string[] = [];
  readonly #seed: number;
  readonly #page: Page;
  readonly #context: BrowserContext;
  readonly #session: CDPSession;
  readonly #next: () => number;
  readonly #ground: Ground;
  #offline = false;
  /** Whether another document may have come since the monkey last looked where it is. */
  #moved = true;
  /** Tabs that links opened, on their way out: what opens outside tells nothing. */
  #closing: Promise<unknown> = Promise.resolve();

  constructor(page: Page, session: CDPSession, seed: number, ground: Ground) {
    this.#page = page;
    this.#session = session;
    this.#seed = seed;
    this.#ground = ground;
    page.on('framenavigated', (frame) => (this.#moved ||= frame === page.mainFrame()));
    this.#context = page.context();
    this.#context.on('page', (other) => (this.#closing = Promise.all([this.#closing, other.close()])));
    this.#next = randomFrom(seed);
  }

  /** Does so many things, or fewer once something is wrong. Throws with the last actions where it cannot go on. */
  async act(actions: number, wrong: () => readonly string[]): Promise<void> {
    for (let i = 1; i <= actions && wrong().length === 0; i++) {
      try {
        await this.#whateverLoads(() => this.#comeBack());
        await this.#whateverLoads(() => this.#actOnce());
        if (i % CHECK_EVERY === 0) await this.#leave();
      } catch (error) {
        throw new Error(`${String(error)}\naction ${i}, ${this.lastActions()}`, { cause: error });
      }
    }
  }

  /** What a failure has to say, so that it can be done again; the newest first, since reports show only the beginning. */
  lastActions(): string {
    return `MONKEY_SEED=${this.#seed}, last actions, newest first:\n${this.#log.slice(-30).toReversed().join('\n')}`;
  }

  /**
   * Another document may be loaded while something is being done, the browser's own error too, where nothing works: that
   * is as good as anything else.
   */
  async #whateverLoads(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      if (!LOADING.test(String(error)) && !this.#isError()) throw error;
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
    else if (dice < 0.96) await this.resize();
    else if (dice < 0.98) await this.#recolour();
    else await this.#toggleNetwork();
  }

  /** With the network on, at 1280 px: the app shows that its pages can be left. */
  async #leave(): Promise<void> {
    await this.#network(false);
    await this.#whateverLoads(() => this.#comeBack());
    await this.#setSize({ width: 1280, height: 740 });
    try {
      await this.#ground.leave(this.#page);
    } catch (error) {
      // A document that was asked for without a network may fail only now.
      if (!this.#isError()) throw error;
      await this.#comeBack();
      await this.#ground.leave(this.#page);
    }
  }

  #pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.#next() * from.length)]!;
  }

  async #click(): Promise<void> {
    const at = await this.#page.evaluate(findTarget, { dice: this.#next(), avoid: this.#ground.avoid ?? '' });
    if (!at) return;
    this.#log.push(`click ${at.name}`);
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
    this.#log.push(`key ${key}`);
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
    this.#log.push(`type ${text}`);
    await this.#page.keyboard.insertText(text);
  }

  async #back(steps: number): Promise<void> {
    this.#log.push(steps < 0 ? 'back' : 'forward');
    await this.#page.evaluate((by) => {
      const { navigation } = window as unknown as {
        navigation: { entries: () => unknown[]; currentEntry: { index: number } };
      };
      // Not to what was there before the portal.
      if (navigation.entries()[navigation.currentEntry.index + by]) history.go(by);
    }, steps);
  }

  async #jump(): Promise<void> {
    const path = this.#pick(this.#ground.paths);
    this.#log.push(`go to ${path}`);
    await goTo(this.#page, path);
  }

  /** Gives the window another size, out of full screen too; one of its acts, which a test may ask for. */
  async resize(): Promise<void> {
    const size = { width: this.#pick(WIDTHS), height: this.#pick([480, 740, 1000]) };
    this.#log.push(`resize ${size.width} × ${size.height}`);
    await this.#setSize(size);
  }

  /** The browser refuses a size to a window that fills the screen: that one is made a window again first. */
  async #setSize(size: { width: number; height: number }): Promise<void> {
    try {
      await this.#page.setViewportSize(size);
    } catch (error) {
      if (!String(error).includes('fullscreen window')) throw error;
      const { windowId } = await this.#session.send('Browser.getWindowForTarget');
      await this.#session.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'normal' } });
      await this.#page.setViewportSize(size);
    }
  }

  async #recolour(): Promise<void> {
    const colorScheme = this.#pick(['light', 'dark'] as const);
    this.#log.push(`system ${colorScheme}`);
    await this.#page.emulateMedia({ colorScheme });
  }

  async #toggleNetwork(): Promise<void> {
    await this.#network(!this.#offline);
  }

  async #network(offline: boolean): Promise<void> {
    if (this.#offline === offline) return;
    this.#offline = offline;
    this.#log.push(offline ? 'network off' : 'network on');
    const set = () => this.#context.setOffline(offline);
    // A tab that is just closing refuses: once it is gone, the rest does as told.
    await set().catch(() => this.#closing.then(set));
  }

  /** Whether the page is what the browser shows where nothing came. */
  #isError(): boolean {
    return this.#page.url().startsWith('chrome-error:');
  }

  /** Out of the app, in another one, a document of the airline or the browser's own error, the monkey goes home. */
  async #comeBack(): Promise<void> {
    if (!this.#moved && !this.#isError()) return;
    this.#moved = false;
    const { home, other } = this.#ground;
    const path = `${new URL(this.#page.url()).pathname}/`;
    const inside =
      !this.#isError() &&
      path.startsWith(home) &&
      !(other && path.startsWith(other)) &&
      (await this.#page.evaluate(() => document.getElementById('root') !== null));
    if (inside) return;
    this.#log.push(`come back from ${this.#page.url()}`);
    await this.#network(false);
    await this.#page.goto(home);
  }
}

/** Something that can be clicked, in the window and on top. Runs in the browser. */
function findTarget({
  dice,
  avoid,
}: {
  dice: number;
  avoid: string;
}): { x: number; y: number; name: string } | undefined {
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
    if (avoid && element.matches(avoid)) continue;
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return { x, y, name: `${element.localName} «${name.trim().slice(0, 40)}» on ${location.pathname}` };
  }
  return undefined;
}
