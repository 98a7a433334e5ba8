import { TowerControl } from 'lucide-react';
import { MissingEntry } from '#app/components/blocks/missing-entry.tsx';
import { paths } from '#app/lib/paths.ts';
import { shorten } from '@va/domain/texts.ts';

/** The page of a code that no airport of the network has. */
export function MissingAirport({ icao }: { icao: string }) {
  return (
    <MissingEntry
      title="Aeropuerto no encontrado"
      explanation={`«${shorten(icao)}» no es un aeropuerto de la red. Comprueba el código OACI o busca en la lista.`}
      back={{ to: paths.airports, label: 'Volver a los aeropuertos' }}
      icon={TowerControl}
    />
  );
}
