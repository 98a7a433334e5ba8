import { v7 as uuid } from 'uuid';
import { atMost } from './at-most.ts';
import type { DatabaseDriver, Line } from './driver.ts';
import { insideTransaction } from './kysely-dialect.ts';
import { isTopic, type Topic } from './watched-tables.ts';

/** Notifications of database changes (`LISTEN`): they tell this process when what it cached is stale. */
export interface Changes {
  /**
   * Whether this process has received the notifications of all its own earlier changes, and those of other processes at
   * most two seconds late. If false (within a transaction, or without a connection), do not use cached values: read the
   * database.
   */
  areHeard(): Promise<boolean>;
  /** A number that grows with each change of these topics that was heard, and with each loss of the connection. */
  mark(topics: readonly Topic[]): number;
  /**
   * Calls `hear` with the pilot whose rows of a topic changed; with undefined when all may have, as after a lost line.
   */
  follow(topic: Topic, hear: (whose: string | undefined) => void): void;
  /**
   * Caches the result of `read`, which reads tables of these topics, until one of them changes.
   * @returns a function that answers the cached or freshly read value; callers share it and must not change it
   */
  keep<T>(topics: readonly Topic[], read: () => Promise<T>): () => Promise<T>;
  /**
   * Waits until the other processes have heard of this one's changes, so that after an answer none of them uses stale
   * values. Waits no longer than `TOLD_MS` for a silent process: that one soon stops trusting its cache by itself.
   */
  areTold(): Promise<void>;
}

/** The interface for `createDatabase`, which also reports the statements of this process. */
export interface OwnChanges extends Changes {
  /** Call it after the commit of a statement that may have changed something. */
  wrote(): void;
}

const CHANNEL = 'changed';
/** Topics by which a process asks the others whether they have heard everything, and by which they answer. */
const ASKED = 'asked';
const ANSWERED = 'heard';
/** For how long a confirmed connection counts as alive, ms; then it is asked again before a cached value is used. */
const BELIEVED_MS = 2000;
/** Longest wait for this process's own connection to answer, ms. */
const WAIT_MS = 300;
/** Longest wait for the other processes to confirm that they have heard, ms. */
const TOLD_MS = 500;
/** Pause before another attempt to open the connection, ms. */
const RETRY_MS = 1000;

/** Makes the change notifications of a database; it begins to listen at the first question. */
export function changesOf(driver: DatabaseDriver): OwnChanges {
  const heard = new Map<Topic, number>();
  const followers = new Map<Topic, ((whose: string | undefined) => void)[]>();
  let line: Line | undefined;
  let tried = Number.NEGATIVE_INFINITY;
  /** Count of this process's writes, of those already heard, and when the connection last answered (ms). */
  let writes = 0;
  let heardWrites = 0;
  let heardAt = Number.NEGATIVE_INFINITY;
  let asking: { upTo: number; answer: Promise<boolean> } | undefined;
  let silent = false;
  let losses = 0;
  /** The last question to the other processes; below, how many answers each open question still lacks. */
  let telling: { upTo: number; done: Promise<void> } | undefined;
  const questions = new Map<string, { left: number; done: () => void }>();

  const say = async (payload: string) => {
    const session = await driver.acquire();
    try {
      await session.query('select pg_notify($1, $2)', [CHANNEL, payload]);
    } finally {
      session.release();
    }
  };
  const tell = (topic: Topic, whose?: string) => {
    heard.set(topic, (heard.get(topic) ?? 0) + 1);
    for (const hear of followers.get(topic) ?? []) hear(whose);
  };
  const hear = (payload: string) => {
    const [topic = '', whose] = payload.split(' ', 2);
    if (isTopic(topic)) tell(topic, whose);
    else if (topic === ASKED && whose !== undefined && !questions.has(whose))
      say(`${ANSWERED} ${whose}`).catch(() => {});
    else if (topic === ANSWERED && whose !== undefined) {
      const question = questions.get(whose);
      if (question && --question.left === 0) question.done();
    }
  };
  const lose = () => {
    losses += 1;
    heardAt = Number.NEGATIVE_INFINITY;
    for (const hearers of followers.values()) for (const lost of hearers) lost(undefined);
  };
  const open = () => {
    if (performance.now() - tried < RETRY_MS) return;
    tried = performance.now();
    driver.listen(CHANNEL, hear, lose).then(
      (opened) => (line = opened),
      // The next question opens it again.
      () => {},
    );
  };
  const ask = (asked: Line): Promise<boolean> => {
    if (asking?.upTo === writes) return asking.answer;
    const upTo = writes;
    const began = performance.now();
    const lossesBefore = losses;
    const round = asked.caughtUp().then(
      () => {
        silent = false;
        if (losses !== lossesBefore) return false;
        heardWrites = Math.max(heardWrites, upTo);
        heardAt = Math.max(heardAt, began);
        return true;
      },
      () => {
        silent = false;
        return false;
      },
    );
    const answer = atMost(round, WAIT_MS).then((answered) => {
      if (asking?.upTo === upTo) asking = undefined;
      if (answered === undefined) silent = true;
      return answered ?? false;
    });
    asking = { upTo, answer };
    return answer;
  };
  const tellOthers = async () => {
    const id = uuid();
    try {
      const left = (await driver.listeners(CHANNEL)) - 1;
      if (left < 1) return;
      const answered = new Promise<void>((done) => questions.set(id, { left, done }));
      await say(`${ASKED} ${id}`);
      await atMost(answered, TOLD_MS);
    } catch {
      // The database does not answer: the others notice by themselves.
    } finally {
      questions.delete(id);
    }
  };
  const changes: OwnChanges = {
    async areHeard() {
      // The embedded database has only one session, and the transaction holds it: asking would wait for ever.
      if (insideTransaction.getStore()) return false;
      if (!line) {
        open();
        return false;
      }
      if (!line.isUp() || silent) return false;
      if (writes === heardWrites && performance.now() - heardAt < BELIEVED_MS) return true;
      return ask(line);
    },
    mark: (topics) => topics.reduce((sum, topic) => sum + (heard.get(topic) ?? 0), losses),
    follow(topic, hearer) {
      followers.set(topic, [...(followers.get(topic) ?? []), hearer]);
    },
    keep<T>(topics: readonly Topic[], read: () => Promise<T>) {
      let kept: { value: T; mark: number } | undefined;
      let reading: { value: Promise<T>; mark: number } | undefined;
      return async () => {
        if (!(await changes.areHeard())) return read();
        const mark = changes.mark(topics);
        if (kept?.mark === mark) return kept.value;
        // A concurrent caller shares this read: it began after the last change that was heard.
        if (reading?.mark === mark) return reading.value;
        const begun = { value: read(), mark };
        reading = begun;
        try {
          const value = await begun.value;
          if (changes.mark(topics) === mark) kept = { value, mark };
          return value;
        } finally {
          if (reading === begun) reading = undefined;
        }
      };
    },
    wrote: () => {
      writes += 1;
    },
    areTold() {
      if (writes === 0 || !line?.isUp() || driver.kind === 'embedded') return Promise.resolve();
      if (telling?.upTo !== writes) telling = { upTo: writes, done: tellOthers() };
      return telling.done;
    },
  };
  return changes;
}
