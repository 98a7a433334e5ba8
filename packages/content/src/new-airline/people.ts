/** The pilots of a new airline, with the ranks and positions that its platform needs. */
import type { PilotsFile } from '@va/schemas/content/pilots.ts';
import { roomOf } from './callsigns.ts';
import type { NewAirline } from './options.ts';
import { SHAPES } from './shapes.ts';

/** What each rank asks for on the platform, from the highest: points, and hours from chock to chock. */
const NEEDS = [
  { points: 500, hours: 100 },
  { points: 100, hours: 20 },
  { points: 0, hours: 0 },
] as const;

/** Who may decide on the platform beside the management; their rights stand in `roles.yaml`. */
const STAFF = ['Instrucción', 'Operaciones'] as const;

/** As many people as the shape has and the callsigns have room for; with a platform, staff and what ranks ask for. */
export function chosenPeople(people: PilotsFile, { shape, callsign, platform }: NewAirline): PilotsFile {
  const pilots = people.pilots.slice(0, Math.min(SHAPES[shape].pilots, roomOf(callsign) - 1));
  if (!platform) return { ...people, pilots };
  return {
    ranks: people.ranks.map((rank, index) => ({ ...rank, ...NEEDS[index] })),
    positions: [...people.positions, ...STAFF],
    pilots: pilots.map(({ rango, ...pilot }, index) => {
      const cargo = pilot.cargo ?? STAFF[index - 1];
      return { ...pilot, ...(cargo === undefined ? {} : { cargo }), rango };
    }),
  };
}
