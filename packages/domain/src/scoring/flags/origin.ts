/** Flags V-05 (another type), V-06 (not begun at the stand) and V-11 (begun elsewhere). */
import { distanceNm } from '../../great-circle.ts';
import { miles } from '../texts/figures.ts';
import { blocking, informative, type FlagRule } from './flag-rule.ts';

/** Ground speed below which an aircraft is standing, kt. */
const STANDING_KT = 1;

/** V-05: the booking does not accept the type that the recorder saw. */
export const typeNotAccepted: FlagRule = ({ facts: { typeSeen, typesAccepted } }) => {
  if (typeSeen === null || typesAccepted.includes(typeSeen.toUpperCase())) return [];
  return blocking('V-05', `Avión visto: ${typeSeen}; la reserva admite ${typesAccepted.join(', ')}`);
};

/** V-06: engines ran, or the aircraft moved or flew, when the recording began. */
export const begunUnderWay: FlagRule = ({ samples: [first, second = first] }) => {
  if (!first || !second) return [];
  const both = [first, second];
  const running = both.every(({ engines }) => (engines ?? 0) > 0);
  const moving = both.every(({ gsKt, ground }) => (gsKt ?? 0) > STANDING_KT || ground === false);
  if (!running && !moving) return [];
  return informative('V-06', running ? 'Empezó con motores en marcha' : 'Empezó fuera del puesto');
};

/** V-11: the recording began too far from the origin. */
export const begunElsewhere: FlagRule = ({ samples: [first], facts }, { originNm }) => {
  const distance = first ? distanceNm(first, facts.origin) : 0;
  return distance > originNm ? blocking('V-11', `Empezó a ${miles(distance)} del origen`) : [];
};
