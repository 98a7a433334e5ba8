import { rateAtTouch, type TimedSample } from './rate-at-touch.ts';
import type { FastReading } from './reading.ts';

/** One sample of the window around a touchdown. */
export interface WindowSample {
  /** Ms since 1970. */
  at: number;
  aglFt: number | null;
  g: number | null;
}

/** One touchdown. */
export interface Contact {
  /** Number within the flight, from 1. */
  number: number;
  at: number;
  /** Vertical speed, ft/min, negative; null if nothing measured it. */
  rateFpm: number | null;
  /** Largest load factor around it. */
  g: number | null;
  /** At most 200 samples, in order. */
  window: WindowSample[];
  /** Whether it belongs to the landing of the touchdown before: the aircraft had bounced. */
  bounce: boolean;
  /** False while samples after the touch still come. */
  complete: boolean;
}

/** Less time than this in the air is a bump of the runway, ms. */
const AIR_MS = 500;
/** A touchdown within this time after the first is a bounce, ms. */
const BOUNCE_MS = 15_000;
/** The window's length before the touchdown and, below, after it, ms. */
const BEFORE_MS = 1500;
const AFTER_MS = 4000;
/** Samples closer than this are thinned out: (1500 + 4000) / 30 stays below the platform's 200. */
const APART_MS = 30;
/** Time before and after a touchdown in which its load factor is searched, ms. */
const G_MS = 800;

/** A touchdown that still collects samples, and the simulator's stored rate of the one before. */
interface OpenContact {
  contact: Contact;
  latchedBefore: number | null;
}

/** Detects touchdowns in the fast readings, from its first reading on. */
export class TouchdownWatch {
  #recent: TimedSample[] = [];
  #airSince: number | undefined;
  #open: OpenContact | undefined;
  #landingAt = -Infinity;
  #contacts: number;

  /** @param contacts number of touchdowns that the flight already had before a restart */
  constructor(contacts = 0) {
    this.#contacts = contacts;
  }

  /** Starts anew, because the simulator was gone or showed a menu. Answers the unfinished touchdown. */
  reset(): Contact[] {
    const told = this.#open ? [this.#complete(this.#open)] : [];
    this.#recent = [];
    this.#airSince = undefined;
    return told;
  }

  /** Answers the touchdown that is complete at this time (ms), even without further samples. */
  settle(at: number): Contact[] {
    return this.#open && at - this.#open.contact.at >= AFTER_MS ? [this.#complete(this.#open)] : [];
  }

  /** Takes a sample at a time (ms). Answers touchdowns that are new or now complete. */
  feed(reading: FastReading, at: number): Contact[] {
    const before = this.#recent.at(-1);
    if (before && at <= before.at) return [];
    const sample = { ...finite(reading), at };
    this.#recent.push(sample);
    while (this.#recent[0] && this.#recent[0].at < at - BEFORE_MS - AFTER_MS) this.#recent.shift();
    const told = this.settle(at);
    if (sample.onGround === null) return told;
    if (!sample.onGround) {
      this.#airSince ??= at;
      return told;
    }
    const air = this.#airSince;
    this.#airSince = undefined;
    if (air === undefined || at - air < AIR_MS || !before) return told;
    if (this.#open) told.push(this.#complete(this.#open));
    told.push(this.#begin(sample, before, air));
    return told;
  }

  #begin(sample: TimedSample, lastAir: TimedSample, airSince: number): Contact {
    const { at } = sample;
    const air = this.#recent.filter((one) => one.at >= airSince && one.at < at && one.onGround === false);
    const bounce = at - this.#landingAt <= BOUNCE_MS;
    if (!bounce) this.#landingAt = at;
    this.#contacts += 1;
    const contact: Contact = {
      number: this.#contacts,
      at,
      rateFpm: rateOf(rateAtTouch(air, sample)),
      g: this.#peak(at),
      window: this.#window(at),
      bounce,
      complete: false,
    };
    this.#open = { contact, latchedBefore: lastAir.latchedFpm };
    return contact;
  }

  #complete({ contact, latchedBefore }: OpenContact): Contact {
    this.#open = undefined;
    const latched = this.#recent.find(
      (sample) =>
        sample.at >= contact.at &&
        sample.latchedFpm !== null &&
        sample.latchedFpm !== latchedBefore &&
        sample.latchedFpm !== 0,
    )?.latchedFpm;
    return {
      ...contact,
      rateFpm: rateOf(latched ?? null) ?? contact.rateFpm,
      g: this.#peak(contact.at),
      window: this.#window(contact.at),
      complete: true,
    };
  }

  #peak(around: number): number | null {
    const seen = this.#recent.flatMap(({ at, g }) =>
      Math.abs(at - around) <= G_MS && g !== null ? [g] : [],
    );
    return seen.length === 0 ? null : Math.max(...seen);
  }

  #window(around: number): WindowSample[] {
    const kept: WindowSample[] = [];
    for (const { at, aglFt, g } of this.#recent) {
      if (at < around - BEFORE_MS || at > around + AFTER_MS) continue;
      const last = kept.at(-1);
      // Always keep the sample of the touchdown itself, where the slope of heights ends.
      if (!last || at - last.at >= APART_MS || at === around) kept.push({ at, aglFt, g });
    }
    return kept;
  }
}

/** A touchdown rate as a negative number, whatever its sign. */
function rateOf(fpm: number | null): number | null {
  return fpm === null ? null : -Math.abs(fpm);
}

function finite(reading: FastReading): FastReading {
  const known = (value: number | null) => (value !== null && Number.isFinite(value) ? value : null);
  return {
    onGround: reading.onGround,
    aglFt: known(reading.aglFt),
    vsFpm: known(reading.vsFpm),
    g: known(reading.g),
    latchedFpm: known(reading.latchedFpm),
  };
}
