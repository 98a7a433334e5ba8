/** How the rounds of a piece of work follow each other. */
export interface RoundOptions {
  /** Pause between two rounds, ms. */
  everyMs: number;
  /** Pause before the first one, ms; as long as any other unless told. */
  firstMs?: number;
  /** Hears of a round that failed as a whole, such as without a database; the next one comes all the same. */
  failed(error: unknown): void;
}

/** Work that goes on until it is stopped; stopping waits for what is being done, and begins nothing more. */
export interface Rounds {
  stop(): Promise<void>;
}

/**
 * Works in rounds, one after the other.
 * @param round hears by the signal that it shall end; may answer another pause, ms
 */
export function startRounds(
  round: (signal: AbortSignal) => Promise<number | undefined | void>,
  { everyMs, firstMs = everyMs, failed }: RoundOptions,
): Rounds {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  const work = async () => {
    let pause = everyMs;
    try {
      pause = (await round(stopping.signal)) ?? everyMs;
    } catch (error) {
      failed(error);
    }
    if (!stopping.signal.aborted) timer = setTimeout(next, pause);
  };
  const next = () => {
    working = work();
  };
  timer = setTimeout(next, firstMs);
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await working;
    },
  };
}
