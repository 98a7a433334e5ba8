/** V-10: a crash is suspected. */
import { EVENT } from '../../flight-record/flight-event.ts';
import { feetPerMinute, loadFactor } from '../texts/figures.ts';
import { touchdownG, touchdownRate } from '../touchdown-measures.ts';
import { blocking, type FlagRule } from './flag-rule.ts';

/**
 * The simulator reported a crash, or a touchdown exceeded both figures. Checks every touchdown, by its harder measure.
 */
export const crashSuspected: FlagRule = (track, { crashFpm, crashG }, { rules }) => {
  if (track.events.some(({ kind }) => kind === EVENT.crash))
    return blocking('V-10', 'El simulador comunicó un accidente');
  for (const touchdown of track.touchdowns) {
    const { latched, slope } = touchdownRate(track, touchdown, rules['S-14']);
    const rate = Math.max(latched ?? 0, slope ?? 0);
    const g = touchdownG(track, touchdown, rules['S-15']) ?? 0;
    if (rate > crashFpm && g > crashG) {
      return blocking('V-10', `Toma de ${feetPerMinute(rate)} y ${loadFactor(g)}`);
    }
  }
  return [];
};
