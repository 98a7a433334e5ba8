import type { WindShear } from '../report.ts';
import { addOnce, type GroupReader } from './draft.ts';

const SHEAR = /^(?:LL)?WS(ALL(?:RWYS?)?|(?:RWY|R)\d{2}[LCR]{0,2}(?:\/\d{2}[LCR]{0,2})?)?$/;
/** `R18L`, `RWY29`, both ends as `RWY09/27`. */
const RUNWAY = /^R(?:WY)?(\d{2}[LCR]{0,2})(?:\/(\d{2}[LCR]{0,2}))?$/;
/** A runway without its `R`, or with it as a separate group before. */
const BARE_RUNWAY = /^(\d{2}[LCR]{0,2})$/;
/** Words between the runways of a list. */
const JOINING = /^(?:RWYS?|AND|IN|ON|DEP|APCH|THR)$/;

/** `WS R18L R18R`, `WS TKOF RWY29`, `WS LDG RWY 29 AND 11`, `WS ALL RWY`; a shear that names no runway counts too. */
export const readWindShear: GroupReader = (groups, at, draft) => {
  const [first, glued] = SHEAR.exec(groups[at] ?? '') ?? [];
  if (first === undefined) return 0;
  const list = [...(glued === undefined ? [] : [glued]), ...groups.slice(at + 1, at + 40)];
  const { runways, taken } = runwaysOf(list);
  for (const shear of runways.length > 0 ? runways : [{ runway: undefined }]) addOnce(draft.windShear, shear);
  return taken + (glued === undefined ? 1 : 0);
};

/** The runways at the head of a list of groups, and how many groups they take. */
function runwaysOf(list: readonly string[]): { runways: WindShear[]; taken: number } {
  const runways: WindShear[] = [];
  let phase: WindShear['phase'];
  for (const [i, group] of list.entries()) {
    const isAfterWord = i === 0 || /^(?:RWYS?|AND|TKOF|LDG)$/.test(list[i - 1] ?? '');
    const [, ...ends] = RUNWAY.exec(group) ?? (isAfterWord ? BARE_RUNWAY.exec(group) : null) ?? [];
    if (group === 'TKOF' || group === 'LDG') phase = group;
    else if (/^ALL(?:RWYS?)?$/.test(group)) runways.push({ runway: 'ALL', phase });
    else if (ends.length > 0)
      runways.push(...ends.filter((end) => end !== undefined).map((runway) => ({ runway, phase })));
    else if (!JOINING.test(group)) return { runways, taken: i };
  }
  return { runways, taken: list.length };
}
