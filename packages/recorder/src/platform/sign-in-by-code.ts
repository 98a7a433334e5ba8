import type { Line } from './line.ts';

/** What a program adds to its pause when it is told to slow down, s (RFC 8628). */
const SLOWER_S = 5;
/** Pause before another attempt to get a code, ms. */
const AGAIN_MS = 10_000;

/** Default polling interval and, below, lifetime of a code, s, if the platform gives none. */
const PAUSE_S = 5;
const GOOD_S = 600;
const NOT_THE_PLATFORM = 'En esa dirección contesta otra cosa que la plataforma.';

/** The code that the pilot types at the platform. */
export interface ShownCode {
  userCode: string;
  /** Address of the page where it is typed, with the code filled in. */
  url: string;
}

/** Gets a key by a code that the pilot types, so that nobody has to copy a key. The caller provides the time. */
export class SignInByCode {
  readonly #line: Line;
  readonly #program: string;
  #asked: { deviceCode: string; pauseMs: number; over: number; shown: ShownCode } | undefined;
  #nextAt = -Infinity;
  /** Why there is no code to show; undefined without a problem. */
  trouble: string | undefined;

  /** @param line one that needs no key @param program what the pilot reads */
  constructor(line: Line, program: string) {
    this.#line = line;
    this.#program = program;
  }

  get shown(): ShownCode | undefined {
    return this.#asked?.shown;
  }

  /** Polls the platform if that is due at `now` (ms); answers the key once the pilot has agreed. */
  async ask(now: number): Promise<string | undefined> {
    if (now < this.#nextAt) return undefined;
    if (!this.#asked || now >= this.#asked.over) return this.#askForCode(now);
    this.#nextAt = now + this.#asked.pauseMs;
    const answer = await this.#line('POST', '/device/token', { deviceCode: this.#asked.deviceCode });
    if (answer.kind === 'ok') {
      const { secret } = answer.body;
      this.#asked = undefined;
      if (typeof secret === 'string') return secret;
      this.trouble = NOT_THE_PLATFORM;
      return undefined;
    }
    if (answer.kind === 'unreachable' || answer.code === 'autorizacion-pendiente') return undefined;
    if (answer.code === 'mas-despacio') {
      this.#asked.pauseMs += SLOWER_S * 1000;
      this.#nextAt = now + this.#asked.pauseMs;
    } else if (answer.status === 429 || answer.status >= 500)
      this.#nextAt = now + (answer.retryAfterS ?? 5) * 1000;
    else {
      // Declined or expired: get a new code, and show the platform's message until then.
      this.trouble = answer.detail;
      this.#asked = undefined;
      this.#nextAt = now + AGAIN_MS;
    }
    return undefined;
  }

  async #askForCode(now: number): Promise<undefined> {
    this.#nextAt = now + AGAIN_MS;
    this.#asked = undefined;
    const answer = await this.#line('POST', '/device', { program: this.#program });
    if (answer.kind !== 'ok') {
      this.trouble = answer.kind === 'unreachable' ? answer.why : answer.detail;
      return;
    }
    const { deviceCode, userCode, verificationUrlComplete: url, interval, expiresIn } = answer.body;
    if (typeof deviceCode !== 'string' || typeof userCode !== 'string' || !isAddress(url)) {
      this.trouble = NOT_THE_PLATFORM;
      return;
    }
    this.trouble = undefined;
    const pauseMs = secondsOf(interval, PAUSE_S) * 1000;
    this.#nextAt = now + pauseMs;
    this.#asked = {
      deviceCode,
      pauseMs,
      over: now + secondsOf(expiresIn, GOOD_S) * 1000,
      shown: { userCode, url },
    };
  }
}

const isAddress = (url: unknown): url is string => typeof url === 'string' && /^https?:\/\//.test(url);
const secondsOf = (told: unknown, usual: number) => (typeof told === 'number' && told > 0 ? told : usual);
