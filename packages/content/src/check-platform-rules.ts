/** The platform's rules against the fleet and the network that they speak of. */
import type { ContentFiles } from './content-files.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problems.ts';

/** Fields of horario.yaml that hold airports. */
const AIRPORT_FIELDS: readonly (string | number)[] = ['between', 'after', 'base'];

/** Types and airports of the timetable's rules exist, and so do ranks and types of those of points. */
export function checkPlatformRules(files: ContentFiles): Problem[] {
  return [...checkTimetableRules(files), ...checkRankRules(files)];
}

function checkRankRules({ pointsRules, pilots, fleet }: ContentFiles): Problem[] {
  const titles = pilots.keys('ranks');
  const types = fleet.keys('types');
  return pointsRules.texts(/^/).flatMap(({ path, text }) => {
    const isRank = path.at(-1) === 'rango';
    if (!isRank && !path.includes('verified')) return [];
    const known = isRank ? titles : types;
    if (known.has(text)) return [];
    const meant = nearest(text, known);
    const what = isRank ? 'no es ningún rango de pilots.yaml' : 'no es el «id» de un tipo de fleet.yaml';
    const hint = meant === undefined ? '' : ` ¿Querías escribir «${meant}»?`;
    return [pointsRules.problem(undefined, path, `«${text}» ${what}.${hint}`)];
  });
}

function checkTimetableRules({ timetableRules, fleet, airports }: ContentFiles): Problem[] {
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
