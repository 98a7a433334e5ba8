import { Plane } from 'lucide-react';
import { MissingEntry } from '#app/components/blocks/missing-entry.tsx';
import { paths } from '#app/lib/paths.ts';
import { shorten } from '@va/domain/texts.ts';

/** The page of a registration that no aircraft of the fleet has. */
export function MissingAircraft({ registration }: { registration: string }) {
  return (
    <MissingEntry
      title="Aeronave no encontrada"
      explanation={`«${shorten(registration)}» no es la matrícula de ninguno de nuestros aviones. Compruébala o mira la flota.`}
      back={{ to: paths.fleet, label: 'Volver a la flota' }}
      icon={Plane}
    />
  );
}
