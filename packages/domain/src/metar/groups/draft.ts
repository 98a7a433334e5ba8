/** Collects what the groups of one part of a report say, and offers each group to its reader. */
import type {
  Cloud,
  RunwayRange,
  Sea,
  SectorVisibility,
  Visibility,
  Weather,
  Wind,
  WindShear,
} from '../report.ts';

/** All values that groups can give; each reader fills its own. */
export interface Draft {
  flags: Set<'AUTO' | 'COR' | 'NIL'>;
  wind?: Wind | undefined;
  windSector?: { from: number; to: number } | undefined;
  cavok: boolean;
  /** Prevailing visibility, without sectors. */
  prevailing?: Visibility | undefined;
  sectors: SectorVisibility[];
  weather: Weather[];
  clouds: Cloud[];
  noCloud: boolean;
  verticalVisibility?: number | 'unknown' | undefined;
  /** Degrees Celsius. */
  temperatures?: { air: number | undefined; dewPoint: number | undefined } | undefined;
  hectopascals?: number | undefined;
  inches?: number | undefined;
  runwayRanges: RunwayRange[];
  runwayStates: string[];
  recent: Weather[];
  windShear: WindShear[];
  black: boolean;
  /** The first is the one in force, the second the one expected. */
  colours: string[];
  sea?: Sea | undefined;
  /** Groups that belong to the remarks, wherever they appear. */
  notes: string[];
}

/** Reads the groups that begin at `at` into the draft; returns how many it took, 0 where they are not its own. */
export type GroupReader = (groups: readonly string[], at: number, draft: Draft) => number;

export function emptyDraft(): Draft {
  return {
    flags: new Set(),
    cavok: false,
    sectors: [],
    weather: [],
    clouds: [],
    noCloud: false,
    runwayRanges: [],
    runwayStates: [],
    recent: [],
    windShear: [],
    black: false,
    colours: [],
    notes: [],
  };
}

/**
 * Reads groups into a draft and returns those that no reader took. A group that is not understood does not affect the
 * others.
 */
export function readGroups<T extends Draft>(
  groups: readonly string[],
  readers: readonly ((groups: readonly string[], at: number, draft: T) => number)[],
  draft: T,
): string[] {
  const unknown: string[] = [];
  for (let at = 0; at < groups.length;) {
    let taken = 0;
    for (const read of readers) {
      taken = read(groups, at, draft);
      if (taken > 0) break;
    }
    if (taken === 0) unknown.push(groups[at] ?? '');
    at += Math.max(taken, 1);
  }
  return unknown;
}

/** Whether a field can take a value: it is empty or has the same value. A contradicting group is not understood. */
export function fits<T>(known: T | undefined, value: T): boolean {
  return known === undefined || JSON.stringify(known) === JSON.stringify(value);
}

/** Contents of each list, so that a long list is not searched for every group. */
const said = new WeakMap<readonly unknown[], Set<string>>();

/** Adds what a list has not said yet. */
export function addOnce<T>(list: T[], value: T): void {
  const known = said.get(list) ?? new Set();
  said.set(list, known);
  const key = JSON.stringify(value);
  if (!known.has(key)) list.push(value);
  known.add(key);
}
