import type { Line } from './line.ts';

/** What a program adds to its pause when it is told to slow down, s (RFC 8628). */
const SLOWER_S = 5;
/** Between two tries to get a code, ms. */
const AGAIN_MS = 10_000;

/** The code that the pilot types at the platform. */
export interface ShownCode {
  userCode: string;
  /** Where it is typed; with the code in it already. */
  url: string;
}

/** Gets a key by a code that the pilot types, so that nobody copies one. Time is told by who calls. */
export class SignInByCode {
  readonly #line: Line;
  readonly #program: string;
  #asked: { deviceCode: string; pauseMs: number; over: number; shown: ShownCode } | undefined;
  #nextAt = -Infinity;
  /** Why there is no code to show. */
  trouble: string | undefined;

  /** @param line one that needs no key @param program what the pilot reads */
  constructor(line: Line, program: string) {
    this.#line = line;
    this.#program = program;
  }

  get shown(): ShownCode | undefined {
    return this.#asked?.shown;
  }

  /** Asks when it is time to (ms); the key once the pilot has agreed. */
  async ask(now: number): Promise<string | undefined> {
    if (now < this.#nextAt) return undefined;
    if (!this.#asked || now >= this.#asked.over) return this.#askForCode(now);
    this.#nextAt = now + this.#asked.pauseMs;
    const answer = await this.#line('POST', '/device/token', { deviceCode: this.#asked.deviceCode });
    if (answer.kind === 'ok') {
      this.#asked = undefined;
      return String(answer.body['secret']);
    }
    if (answer.kind === 'unreachable' || answer.code === 'autorizacion-pendiente') return undefined;
    if (answer.code === 'mas-despacio') {
      this.#asked.pauseMs += SLOWER_S * 1000;
      this.#nextAt = now + this.#asked.pauseMs;
    } else if (answer.status === 429 || answer.status >= 500)
      this.#nextAt = now + (answer.retryAfterS ?? 5) * 1000;
    else {
      // Refused or over: a new code, and the platform's sentence until it is there.
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
    this.trouble = undefined;
    const { deviceCode, userCode, verificationUrlComplete, interval, expiresIn } = answer.body;
    const pauseMs = Number(interval) * 1000;
    this.#nextAt = now + pauseMs;
    this.#asked = {
      deviceCode: String(deviceCode),
      pauseMs,
      over: now + Number(expiresIn) * 1000,
      shown: { userCode: String(userCode), url: String(verificationUrlComplete) },
    };
  }
}
