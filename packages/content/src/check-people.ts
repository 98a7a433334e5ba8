/** Pilots against ranks and the callsign's rule, and that rule against its own example. */
import { isCallsign } from '@va/domain/callsign.ts';
import type { ContentFiles } from './content-files.ts';
import { choices } from './expected.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problems.ts';

/** Ranks and positions exist, and an id is a callsign or the alias of a position. */
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
  const positions = pilots.value?.positions ?? [];
  for (const pilot of pilots.value?.pilots ?? []) {
    if (!ranks.has(pilot.rango)) {
      problems.push(
        pilots.problem(
          pilot,
          ['rango'],
          `«${pilot.rango}» no es ningún rango de «ranks». ${hint(pilot.rango, [...ranks])}`,
        ),
      );
    }
    if (pilot.cargo !== undefined && !positions.includes(pilot.cargo)) {
      problems.push(
        pilots.problem(
          pilot,
          ['cargo'],
          `«${pilot.cargo}» no está en la lista «positions». ${hint(pilot.cargo, positions)}`,
        ),
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

function hint(written: string, known: readonly string[]): string {
  const meant = nearest(written, known);
  if (meant !== undefined) return `¿Querías escribir «${meant}»?`;
  return known.length === 0 ? 'Añádelo a la lista.' : `Escribe uno de estos: ${choices(known)}.`;
}
