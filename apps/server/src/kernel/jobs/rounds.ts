/** The rhythm of a loop of rounds. */
export interface RoundOptions {
  /** Pause between two rounds, ms. */
  everyMs: number;
  /** Pause before the first round, ms; `everyMs` by default. */
  firstMs?: number;
  /** Called when a whole round fails, for example without a database; the next round follows all the same. */
  failed(error: unknown): void;
}

/** A running loop. `stop` starts no further round and waits for the current one. */
export interface Rounds {
  stop(): Promise<void>;
}

/**
 * Starts a loop that runs one round after the other.
 * @param round gets a signal that aborts when the loop stops; may answer the pause before the next round, ms
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
