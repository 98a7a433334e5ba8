/** The platform's rules against the fleet and the network that they speak of. */
import type { ContentFiles } from './content-files.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problems.ts';

/** Fields of horario.yaml that hold airports. */
const AIRPORT_FIELDS: readonly (string | number)[] = ['between', 'after', 'base'];

/** Types and airports of the timetable's rules exist. */
export function checkPlatformRules({ timetableRules, fleet, airports }: ContentFiles): Problem[] {
  const written = timetableRules.texts(/^/);
  const types = fleet.keys('types');
  const places = airports.keys();
  return written.flatMap(({ path, text }) => {
    const field = path.findLast((step) => typeof step === 'string') ?? '';
    const isAirport = AIRPORT_FIELDS.includes(field);
    const known = isAirport ? places : types;
    if ((!isAirport && field !== 'type') || known.has(text)) return [];
    const meant = nearest(text, known);
    const what = isAirport
      ? 'no es un aeropuerto de airports.yaml'
      : 'no es el «id» de un tipo de fleet.yaml';
    const hint = meant === undefined ? '' : ` ¿Querías escribir «${meant}»?`;
    return [timetableRules.problem(undefined, path, `«${text}» ${what}.${hint}`)];
  });
}
