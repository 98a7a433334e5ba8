/** Aircraft against their types, and seat layouts against their own figures. */
import { HELICOPTERS } from '@va/domain/fleet/type-families.ts';
import type { AircraftType, MainDeck } from '@va/schemas/content/fleet.ts';
import { kinds } from '@va/schemas/content/kinds.ts';
import type { SeatLayout } from '@va/schemas/content/seat-layout.ts';
import type { ContentFiles } from '../content-files.ts';
import { choices } from '../messages/expected.ts';
import { didYouMean } from '@va/domain/nearest.ts';
import type { Problem } from '../problems.ts';
import type { Path } from '../yaml/yaml-file.ts';

/** Everything that must agree inside fleet.yaml. */
export function checkFleet({ fleet, airports }: ContentFiles): Problem[] {
  const types = fleet.value?.types ?? [];
  const aircraft = fleet.value?.aircraft ?? [];
  const known = fleet.keys('types');
  const byId = new Map(types.map((type) => [type.id, type]));
  const problems: Problem[] = [];
  for (const entry of aircraft) {
    const wrong = (field: 'type' | 'businessCabin' | 'base', text: string) =>
      problems.push(fleet.problem(entry, [field], text));
    if (!known.has(entry.type)) {
      const hint = didYouMean(entry.type, known, `Escribe uno de estos: ${choices([...known])}.`);
      wrong('type', `«${entry.type}» no es el «id» de ningún tipo. ${hint}`);
    }
    if (entry.base !== undefined && airports.readable && !airports.keys().has(entry.base))
      wrong(
        'base',
        `«${entry.base}» no está en ${kinds.airports.file}. ${didYouMean(entry.base, airports.keys())}`.trimEnd(),
      );
    const type = byId.get(entry.type);
    if (type === undefined) continue;
    const hasBusiness = (type.seatLayout?.rows ?? []).some(({ cabin }) => cabin === 'B');
    if (entry.businessCabin && !hasBusiness)
      wrong(
        'businessCabin',
        `dice que hay cabina business, pero los asientos del tipo «${type.id}» no tienen filas «B». Escribe false o añade las filas.`,
      );
    else if (!entry.businessCabin && hasBusiness)
      wrong(
        'businessCabin',
        `los asientos del tipo «${type.id}» tienen filas «B». Escribe «businessCabin: true».`,
      );
  }
  for (const type of types) {
    const report = (path: Path, text: string) => problems.push(fleet.problem(type, path, text));
    if (HELICOPTERS.has(type.icaoType)) report(['icaoType'], noHelicopter(type.icaoType));
    if (type.seatLayout === undefined && type.mainDeck === undefined) report(['seatLayout'], NOTHING_INSIDE);
    if (type.seatLayout !== undefined)
      checkLayout(type.seatLayout, (path, text) => report(['seatLayout', ...path], text));
    if (type.mainDeck !== undefined)
      checkDeck(type.mainDeck, (path, text) => report(['mainDeck', ...path], text));
    if (fleet.problems.length === 0)
      checkUnits(type, aircraft.filter((entry) => entry.type === type.id).length, report);
  }
  return problems;
}

const NOTHING_INSIDE =
  'falta este campo. Escribe los asientos o, si es un carguero, «mainDeck» con su carga y sus posiciones.';

function noHelicopter(icaoType: string): string {
  return `«${icaoType}» es un helicóptero, y el portal sólo lleva aviones: los dibujos, la nota y el horario son los de un avión. Quita el tipo y sus aeronaves.`;
}

function checkDeck({ positions, doors }: MainDeck, report: Report): void {
  const rows = positions.reduce((sum, run) => sum + run.rows, 0);
  doors.forEach((door, i) => {
    if (door.afterRow > rows)
      report(
        ['doors', i, 'afterRow'],
        `la fila ${door.afterRow} no existe: las posiciones suman ${rows} filas. Escribe el número de una, o 0 si la puerta va delante de todas.`,
      );
  });
}

type Report = (path: Path, text: string) => void;

function checkUnits(type: AircraftType, count: number, report: Report): void {
  const written = /\d+/.exec(type.specifications.units)?.[0];
  if (Number(written) === count) return;
  const how = count === 1 ? 'hay 1 avión' : `hay ${count} aviones`;
  report(
    ['specifications', 'units'],
    `dice «${type.specifications.units}», pero en «aircraft» ${how} de este tipo. Escribe ${count}.`,
  );
}

function checkLayout(layout: SeatLayout, report: Report): void {
  const taken = new Set<number>();
  let seats = 0;
  let ordered = true;
  layout.rows.forEach((run, i) => {
    const [first, last] = run.rows;
    if (first > last) {
      ordered = false;
      report(
        ['rows', i, 'rows'],
        `la primera fila (${first}) es mayor que la última (${last}). Escribe [${last}, ${first}].`,
      );
      return;
    }
    const letters = run.blocks.join('');
    const twice = [...letters].find((letter, at) => letters.indexOf(letter) < at);
    if (twice !== undefined)
      report(
        ['rows', i, 'blocks'],
        `la letra «${twice}» está dos veces en la fila. Escribe cada letra una sola vez.`,
      );
    const numbers = Array.from({ length: last - first + 1 }, (_, n) => first + n);
    const clash = numbers.find((row) => taken.has(row));
    if (clash !== undefined)
      report(
        ['rows', i, 'rows'],
        `la fila ${clash} ya está en otro grupo. Cambia los números para que no se solapen.`,
      );
    for (const row of numbers) taken.add(row);
    run.exitRows.forEach((row, at) => {
      if (row < first || row > last)
        report(
          ['rows', i, 'exitRows', at],
          `la fila ${row} no está en este grupo, que va de la ${first} a la ${last}. Escribe una de ellas.`,
        );
    });
    seats += numbers.length * letters.length;
  });
  // What follows from rows that are wrong would only hide the cause.
  if (!ordered) return;
  if (seats !== layout.capacity) {
    report(
      ['capacity'],
      `dice ${layout.capacity} asientos y las filas suman ${seats}. Corrige las filas o escribe ${seats}.`,
    );
  }
  layout.doors.forEach((door, i) => {
    if (door.afterRow > 0 && !taken.has(door.afterRow)) {
      report(
        ['doors', i, 'afterRow'],
        `la fila ${door.afterRow} no existe. Escribe el número de una fila, o 0 si la puerta va delante de todas.`,
      );
    }
  });
}
