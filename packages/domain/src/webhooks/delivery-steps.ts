/** State of a message after the receiver has answered or not. Times in ms since 1970 UTC. */
import { DAY_MS } from '../durations.ts';

/** Minutes between tries; after the last one the message is given up. */
const WAITS_MINUTES = [1, 5, 30, 120, 720];
/** A webhook that has failed for this long without a success in between is switched off. */
const OFF_AFTER_MS = 3 * DAY_MS;
/** Longest wait that another server may ask for, seconds; a longer one is cut to this. */
const LONGEST_WAIT_S = 86_400;
/** Answers about the message itself: the same again would get the same answer. */
const NOT_AGAIN = new Set([400, 413, 414, 415, 422]);

/** An answer; null for none: no connection, or nothing in time. */
export interface Answer {
  status: number;
  /** Pause that the receiver demands after a refusal, seconds; null if it names none. */
  retryAfterS: number | null;
  /** Pause until the receiver accepts the next message, seconds; null if it names none. */
  pauseS: number | null;
}

/** Result of one try to deliver a message. */
export interface DeliveryStep {
  state: 'sent' | 'queued' | 'failed';
  /** Tries that count; being asked to wait does not. */
  attempts: number;
  /** Instant until which the whole queue waits, so that its order stays. */
  holdUntil: number | null;
  failingSince: number | null;
  /** Whether the webhook is switched off. */
  off: boolean;
}

/** @param tries made before this one */
export function stepDelivery(
  answer: Answer | null,
  { tries, failingSince }: { tries: number; failingSince: number | null },
  now: number,
): DeliveryStep {
  const after = (seconds: number | null) =>
    seconds === null ? null : now + Math.ceil(Math.min(Math.max(seconds, 0), LONGEST_WAIT_S) * 1000);
  if (answer !== null && answer.status >= 200 && answer.status < 300)
    return {
      state: 'sent',
      attempts: tries + 1,
      holdUntil: after(answer.pauseS),
      failingSince: null,
      off: false,
    };
  const since = failingSince ?? now;
  const failed = { failingSince: since, off: now - since >= OFF_AFTER_MS };
  const told = after(answer?.retryAfterS ?? null);
  if (answer?.status === 429)
    return { state: 'queued', attempts: tries, holdUntil: told ?? now + 60_000, ...failed };
  if (answer !== null && NOT_AGAIN.has(answer.status))
    return { state: 'failed', attempts: tries + 1, holdUntil: after(answer.pauseS), ...failed };
  const wait = WAITS_MINUTES[tries];
  if (wait === undefined) return { state: 'failed', attempts: tries + 1, holdUntil: told, ...failed };
  const usual = now + wait * 60_000;
  return { state: 'queued', attempts: tries + 1, holdUntil: Math.max(usual, told ?? 0), ...failed };
}

/**
 * Reads the pause before the next message from the headers: `Retry-After`, and Discord's own with decimals. Header
 * names in lower case.
 */
export function readAnswer(
  status: number,
  headers: Readonly<Record<string, string | undefined>>,
  now: number,
): Answer {
  const reset = number(headers['x-ratelimit-reset-after']);
  const header = headers['retry-after'];
  const date = header === undefined ? Number.NaN : Date.parse(header);
  const told = number(header) ?? (Number.isNaN(date) ? null : Math.max((date - now) / 1000, 0));
  const both = [told, status === 429 ? reset : null].filter((value) => value !== null);
  return {
    status,
    retryAfterS: both.length > 0 ? Math.max(...both) : null,
    pauseS: headers['x-ratelimit-remaining'] === '0' ? reset : null,
  };
}

function number(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}(\.\d+)?$/.test(text.trim()) ? Number(text) : null;
}
