import type { Specifications } from '@va/schemas/content/fleet.ts';

/** Labels of the seventeen figures, in the order of docs/spec.md §3. */
export const specificationLabels = {
  capacity: 'Capacidad',
  engines: 'Motores',
  takeoffSpeed: 'Velocidad de despegue',
  height: 'Altura',
  technicalCrew: 'Tripulación técnica',
  cabinCrew: 'Tripulación de cabina',
  fuelConsumption: 'Consumo de combustible',
  landingSpeed: 'Velocidad de aterrizaje',
  fuselageWidth: 'Ancho del fuselaje',
  units: 'Unidades',
  fuelCapacity: 'Capacidad de combustible',
  cruiseSpeedAltitude: 'Velocidad y altitud de crucero',
  length: 'Longitud',
  landingGear: 'Tren de aterrizaje',
  maxTakeoffWeight: 'Peso máximo al despegue (MTOW)',
  range: 'Alcance',
  wingspan: 'Envergadura',
} as const satisfies Record<keyof Specifications, string>;

const fields = Object.entries(specificationLabels) as [keyof Specifications, string][];

interface SpecificationsTableProps {
  specifications: Specifications;
  /** Whether it is a freighter. */
  isFreighter?: boolean | undefined;
}

export function SpecificationsTable({ specifications, isFreighter }: SpecificationsTableProps) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">Especificaciones técnicas</caption>
      <tbody className="divide-y divide-line">
        {fields.map(([field, label]) => (
          <tr key={field} className="odd:bg-surface-2/50">
            <th scope="row" className="w-2/5 px-4 py-2.5 align-top font-normal text-ink-2 sm:w-1/3">
              {isFreighter && field === 'capacity' ? 'Carga' : label}
            </th>
            <td className="px-4 py-2.5 font-bold">{specifications[field]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
