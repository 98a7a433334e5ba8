/** Rate limiter for requests per minute; the platform's own limit is 30 for points and 30 for other writes. */
export class Allowance {
  readonly #most: number;
  readonly #asked: number[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether another request is allowed now (ms); if so, it is counted. */
  take(now: number): boolean {
    while (this.#asked[0] !== undefined && this.#asked[0] <= now - 60_000) this.#asked.shift();
    if (this.#asked.length >= this.#most) return false;
    this.#asked.push(now);
    return true;
  }
}
