import { Check, FileWarning, Hourglass, ServerCrash, TimerOff, Unplug, WifiOff } from 'lucide-react';
import { outcomeWords, type OutcomeWord } from '#app/components/frames/frame-words.ts';
import type { VisitRecord } from '#app/components/frames/visit-log.ts';
import type { FeedOutcome, FeedRecord } from '#app/services/feeds/feed-log.ts';

/** Last result of a service in this browser, in a word, and its time (epoch milliseconds). */
export interface SeenWords extends OutcomeWord {
  at: number;
}

/** Result of a page in a frame. */
export function seenOf(record: VisitRecord | undefined): SeenWords | undefined {
  return record && { ...outcomeWords[record.outcome], at: record.at };
}

/** Result of a request for data. */
export function seenOfFeed(record: FeedRecord | undefined): SeenWords | undefined {
  return record && { ...feedWords[record.outcome], at: record.at };
}

const feedWords = {
  answered: { word: 'Contestó', icon: Check, tone: 'text-link' },
  offline: { word: 'Sin conexión', icon: WifiOff, tone: 'text-media' },
  timeout: { word: 'Sin respuesta', icon: TimerOff, tone: 'text-alta' },
  unreachable: { word: 'Inaccesible', icon: Unplug, tone: 'text-alta' },
  busy: { word: 'Pide esperar', icon: Hourglass, tone: 'text-media' },
  http: { word: 'Contestó con un error', icon: ServerCrash, tone: 'text-alta' },
  unreadable: { word: 'Contestó algo ilegible', icon: FileWarning, tone: 'text-alta' },
  'too-large': { word: 'Contestó demasiado', icon: FileWarning, tone: 'text-alta' },
} as const satisfies Record<FeedOutcome, OutcomeWord>;
