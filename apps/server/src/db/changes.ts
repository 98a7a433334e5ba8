import { v7 as uuid } from 'uuid';
import type { DatabaseDriver, Line } from './driver.ts';
import { insideTransaction } from './kysely-dialect.ts';
import { isTopic, type Topic } from './watched-tables.ts';

/** What this process keeps of the database is right for as long as it hears what is changed there. */
export interface Changes {
  /**
   * Whether everything is heard that was changed before, by this process whatever it was, by another a moment ago. Where
   * it is not, as within a transaction or after the line was lost, nothing that is kept counts: ask the database.
   */
  areHeard(): Promise<boolean>;
  /** Another number after each change of one of these topics that was heard, and after the line was lost. */
  mark(topics: readonly Topic[]): number;
  /** Hears whose rows of a topic changed; of everybody's where no name is said, as after the line was lost. */
  follow(topic: Topic, hear: (whose: string | undefined) => void): void;
  /**
   * Keeps what `read` makes of tables of these topics until one of them changes.
   * @returns what is kept, or what was read just now; it is shared: nobody changes it
   */
  keep<T>(topics: readonly Topic[], read: () => Promise<T>): () => Promise<T>;
  /**
   * Waits until every other process has heard what this one changed: an act is answered when nobody goes by what was
   * before. One that says nothing is not waited for; it keeps nothing for longer than it hears.
   */
  areTold(): Promise<void>;
}

/** For `createDatabase`: it tells which statements ran. */
export interface OwnChanges extends Changes {
  /** A statement that may have changed something was committed. */
  wrote(): void;
}

const CHANNEL = 'changed';
/** A question of one process whether the others have heard, and their answer. */
const ASKED = 'asked';
const ANSWERED = 'heard';
/** After so long the line is asked again whether it still hears: nothing is kept longer over a line that says nothing. */
const BELIEVED_MS = 2000;
/** A line that does not answer within this is not waited for. */
const WAIT_MS = 300;
/** A process that does not say that it has heard is not waited for after this. */
const TOLD_MS = 500;
/** A line that could not be opened is tried again after this. */
const RETRY_MS = 1000;

/** Begins to listen when it is first asked. */
export function changesOf(driver: DatabaseDriver): OwnChanges {
  const heard = new Map<Topic, number>();
  const followers = new Map<Topic, ((whose: string | undefined) => void)[]>();
  let line: Line | undefined;
  let tried = Number.NEGATIVE_INFINITY;
  /** Statements of this process that changed something; how many of them are heard, and when the line last answered. */
  let writes = 0;
  let heardWrites = 0;
  let heardAt = Number.NEGATIVE_INFINITY;
  let asking: { upTo: number; answer: Promise<boolean> } | undefined;
  let silent = false;
  let losses = 0;
  /** The last round in which the others were asked what they have heard, and who is still to answer each question. */
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
      // The next question tries again.
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
      // The database is away: the others find out by themselves.
    } finally {
      questions.delete(id);
    }
  };
  const changes: OwnChanges = {
    async areHeard() {
      // The embedded database has one session, which the transaction has.
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
        // Whoever comes while it is read waits for the same: it was begun after the last change that was heard.
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

/** What comes within a time, or undefined. */
async function atMost<T>(answer: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
    timer.unref();
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
