/** Names that stand for an entry of another file: types, airports and ranks. */
import { kinds } from '@va/schemas/content/kinds.ts';
import type { ContentFile } from '../content-file.ts';
import type { ContentFiles } from '../content-files.ts';
import { didYouMean } from '@va/domain/nearest.ts';
import type { Problem } from '../problems.ts';
import { isCallsign } from '@va/domain/callsign.ts';
import { choices } from '../messages/expected.ts';

/** Fields of horario.yaml that hold airports. */
const AIRPORT_FIELDS: readonly unknown[] = ['between', 'after', 'base'];

/** The types of tours and Focus Airports, and whatever the platform's rules name. */
export function checkNames(files: ContentFiles): Problem[] {
  const { fleet, airports, pilots, tours, focusAirports, timetableRules, pointsRules } = files;
  const type = { known: fleet.keys('types'), what: 'no es el «id» de un tipo de fleet.yaml' };
  const airport = { known: airports.keys(), what: 'no es un aeropuerto de airports.yaml' };
  const rank = { known: pilots.keys('ranks'), what: 'no es ningún rango de pilots.yaml' };
  return [
    ...checkTypes(fleet, tours, tours.value ?? []),
    ...checkTypes(fleet, focusAirports, focusAirports.value ?? []),
    ...checkRules(timetableRules, (path) => {
      const field = path.findLast((step) => typeof step === 'string');
      if (AIRPORT_FIELDS.includes(field)) return airport;
      return field === 'type' ? type : undefined;
    }),
    ...checkRules(pointsRules, (path) => {
      if (path.at(-1) === 'rango') return rank;
      return path.includes('verified') ? type : undefined;
    }),
  ];
}

function checkTypes(
  fleet: ContentFiles['fleet'],
  file: ContentFile<unknown>,
  entries: readonly { types?: string[] | undefined }[],
): Problem[] {
  if (fleet.problems.length > 0) return [];
  const known = fleet.keys('types');
  return entries.flatMap((entry) =>
    (entry.types ?? []).flatMap((type, i) => {
      if (known.has(type)) return [];
      const text = `«${type}» no es el «id» de un tipo de ${kinds.fleet.file}. ${didYouMean(type, known)}`;
      return [file.problem(entry, ['types', i], text.trimEnd())];
    }),
  );
}

/** @param namesAt what the text at a place of the file has to be; undefined where it is no name */
function checkRules(
  rules: ContentFile<unknown>,
  namesAt: (path: readonly (string | number)[]) => { known: ReadonlySet<string>; what: string } | undefined,
): Problem[] {
  return rules.texts(/^/).flatMap(({ path, text }) => {
    const names = namesAt(path);
    if (names === undefined || names.known.has(text)) return [];
    const sentence = `«${text}» ${names.what}. ${didYouMean(text, names.known)}`;
    return [rules.problem(undefined, path, sentence.trimEnd())];
  });
}

/** Pilots against ranks and the callsign's rule, and that rule against its own example. */

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
