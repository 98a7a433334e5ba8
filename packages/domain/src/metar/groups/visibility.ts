import type { Visibility } from '../report.ts';
import { addOnce, type Draft, fits, type GroupReader } from './draft.ts';

/** 9999 and CAVOK mean 10 km or more. */
const TEN_KM: Visibility = { metres: 10_000, bound: 'more' };

const FIGURE = /^(?:(\d{4})|([PM])?(\d{1,3}(?:\.\d)?)KM)(NDV|[NS][EW]?|[EW])?$/;

/** `9999`, `0800`, `4000NDV`, `20KM`, `P10KM`; with a direction `1200NE`. A lower one right after it is the lowest of all. */
export const readMetres: GroupReader = (groups, at, draft) => {
  const [group, figure, bound, kilometres, direction] = FIGURE.exec(groups[at] ?? '') ?? [];
  if (group === undefined || !isReportable(figure)) return 0;
  const metres = figure === undefined ? Number(kilometres) * 1000 : Number(figure);
  if (direction !== undefined && direction !== 'NDV') {
    addOnce(draft.sectors, { metres, direction });
    return 1;
  }
  if (setPrevailing(draft, figure === '9999' ? TEN_KM : { metres, ...boundOf(bound) })) return 1;
  if (direction === 'NDV' || draft.prevailing?.miles !== undefined) return 0;
  // A stray figure elsewhere is no visibility.
  if (!FIGURE.test(groups[at - 1] ?? '') || metres > (draft.prevailing?.metres ?? 0)) return 0;
  addOnce(draft.sectors, { metres });
  return 1;
};

/**
 * Visibility is reported in steps of at least 50 m (ICAO Annex 3, 4.2.4.1), so any other figure is a misplaced time or
 * pressure.
 */
const isReportable = (figure: string | undefined): boolean =>
  figure === undefined || figure === '9999' || Number(figure) % 50 === 0;

/** `CAVOK`: 10 km or more, no cloud and no weather that matter. */
export const readCavok: GroupReader = (groups, at, draft) => {
  if (groups[at] !== 'CAVOK' || !setPrevailing(draft, TEN_KM)) return 0;
  draft.cavok = true;
  draft.noCloud = true;
  return 1;
};

/** Prevailing visibility with its sectors; undefined without either. */
export function visibilityOf({ prevailing, sectors }: Draft): Visibility | undefined {
  if (sectors.length === 0) return prevailing;
  if (prevailing) return { ...prevailing, sectors };
  return { metres: Math.min(...sectors.map(({ metres }) => metres)), sectors, onlySectors: true };
}

/** Sets the prevailing visibility; false where another one is known. */
export function setPrevailing(draft: Draft, visibility: Visibility): boolean {
  if (!fits(draft.prevailing, visibility)) return false;
  draft.prevailing = visibility;
  return true;
}

/** `P` for more than the figure, `M` for less. */
export function boundOf(sign: string | undefined): Pick<Visibility, 'bound'> {
  return sign === undefined ? {} : { bound: sign === 'P' ? 'more' : 'less' };
}
