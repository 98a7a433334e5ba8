import { routePatterns } from '@va/schemas/pages/portal-pages.ts';

/** Time between two requests to the portal, ms. */
const EVERY_MS = 6 * 3_600_000;
/** Longest wait for the portal's answer, ms. */
const PATIENCE_MS = 20_000;

/** Finds out whether the portal offers another build than this one. The recorder never updates itself. */
export class NewerRecorder {
  readonly #address: string;
  readonly #build: string | undefined;
  #nextAt = -Infinity;
  #isOther = false;

  /**
   * @param address of the portal, with the final slash
   * @param build what this one is called among the portal's files; without it nothing is asked
   */
  constructor(address: string, build: string | undefined) {
    this.#address = address;
    this.#build = build;
  }

  /** The portal's page from which its build is downloaded; null while this build is that one. */
  get page(): string | null {
    return this.#isOther ? `${this.#address}${routePatterns.acars.slice(1)}` : null;
  }

  /** Asks the portal if the next request is due at `now` (ms). An answer without a build changes nothing. */
  async look(now: number): Promise<void> {
    if (this.#build === undefined || now < this.#nextAt) return;
    this.#nextAt = now + EVERY_MS;
    try {
      const response = await fetch(`${this.#address}descargas/grabador/archivos.json`, {
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const { build }: { build?: unknown } = Object(await response.json());
      if (response.ok && typeof build === 'string') this.#isOther = build !== this.#build;
    } catch {
      // There is no network, or the answer is not JSON.
    }
  }
}
