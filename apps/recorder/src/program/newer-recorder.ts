import { routePatterns } from '@va/schemas/pages/portal-pages.ts';

/** Between two looks, ms. */
const EVERY_MS = 6 * 3_600_000;
/** Time that the portal has to answer, ms. */
const PATIENCE_MS = 20_000;

/** Knows whether the portal hands out another build than this one. The recorder never replaces itself. */
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

  /** The page from which the other one is downloaded; null while this one is the portal's. */
  get page(): string | null {
    return this.#isOther ? `${this.#address}${routePatterns.acars.slice(1)}` : null;
  }

  /** Asks when it is time to (ms). What the portal does not say changes nothing. */
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
      // No line, or a page in its place.
    }
  }
}
