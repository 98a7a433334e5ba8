/** Pilots against ranks and the callsign's rule, and that rule against its own example. */
import { isCallsign } from '@va/domain/callsign.ts';
import type { ContentFiles } from '../content-files.ts';
import { choices } from '../messages/expected.ts';
import { didYouMean } from '@va/domain/nearest.ts';
import type { Problem } from '../problems.ts';

/** Ranks and positions exist, and an id is a callsign or the alias of a position. */
export function checkPeople({ airline, pilots }: ContentFiles): Problem[] {
  const callsign = airline.value?.callsign;
  const ranks = pilots.keys('ranks');
  const problems: Problem[] = [];
  if (callsign !== undefined && !isCallsign(callsign.example, callsign.pattern)) {
    const text = `«${callsign.example}» no cumple «pattern» (${callsign.pattern}). Escribe un indicativo que lo cumpla.`;
    problems.push(airline.problem(undefined, ['callsign', 'example'], text));
  }
  const positions = pilots.value?.positions ?? [];
  for (const pilot of pilots.value?.pilots ?? []) {
    const wrong = (field: 'rango' | 'cargo' | 'id', text: string) =>
      problems.push(pilots.problem(pilot, [field], `«${pilot[field]}» ${text}`));
    if (!ranks.has(pilot.rango))
      wrong('rango', `no es ningún rango de «ranks». ${hint(pilot.rango, [...ranks])}`);
    if (pilot.cargo !== undefined && !positions.includes(pilot.cargo))
      wrong('cargo', `no está en la lista «positions». ${hint(pilot.cargo, positions)}`);
    if (callsign !== undefined && !isCallsign(pilot.id, callsign.pattern) && pilot.cargo === undefined)
      wrong(
        'id',
        `no es un indicativo como «${callsign.example}» ni el alias de un cargo. Escribe un indicativo o añade «cargo».`,
      );
  }
  return problems;
}

function hint(written: string, known: readonly string[]): string {
  const list = known.length === 0 ? 'Añádelo a la lista.' : `Escribe uno de estos: ${choices(known)}.`;
  return didYouMean(written, known, list);
}
