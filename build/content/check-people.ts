/** Pilots against ranks and the callsign's rule, and that rule against its own example. */
import { isCallsign } from '#app/lib/callsign.ts';
import type { ContentFiles } from './content-files.ts';
import { choices } from './expected.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problems.ts';

/** Ranks exist, and an id is a callsign or the alias of a position. */
export function checkPeople({ airline, pilots }: ContentFiles): Problem[] {
  const callsign = airline.value?.callsign;
  const ranks = pilots.keys('ranks');
  const problems: Problem[] = [];
  if (callsign !== undefined && !isCallsign(callsign.example, callsign.pattern)) {
    problems.push(
      airline.problem(
        undefined,
        ['callsign', 'example'],
        `«${callsign.example}» no cumple «pattern» (${callsign.pattern}). Escribe un indicativo que lo cumpla.`,
      ),
    );
  }
  for (const pilot of pilots.value?.pilots ?? []) {
    if (!ranks.has(pilot.rango)) {
      const meant = nearest(pilot.rango, ranks);
      const hint =
        meant === undefined
          ? `Escribe uno de estos: ${choices([...ranks])}.`
          : `¿Querías escribir «${meant}»?`;
      problems.push(
        pilots.problem(pilot, ['rango'], `«${pilot.rango}» no es ningún rango de «ranks». ${hint}`),
      );
    }
    if (callsign !== undefined && !isCallsign(pilot.id, callsign.pattern) && pilot.cargo === undefined) {
      problems.push(
        pilots.problem(
          pilot,
          ['id'],
          `«${pilot.id}» no es un indicativo como «${callsign.example}» ni el alias de un cargo. Escribe un indicativo o añade «cargo».`,
        ),
      );
    }
  }
  return problems;
}
