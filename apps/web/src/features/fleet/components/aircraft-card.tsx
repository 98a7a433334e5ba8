import { Link } from 'react-router';
import { Badge } from '@va/ui/controls/badge.tsx';
import { linkCardClass } from '@va/ui/controls/card.tsx';
import type { Aircraft } from '@va/schemas/content/fleet.ts';
import { withBase } from '#app/config/base-url.ts';
import { paths } from '#app/lib/paths.ts';
import { pictureLoading } from '#app/lib/picture-loading.ts';
import { AircraftDrawing } from './aircraft-drawing.tsx';

/** Card of an aircraft in the grid; `index` starts at 0. */
export function AircraftCard({ aircraft, index }: { aircraft: Aircraft; index: number }) {
  const { specifications } = aircraft;
  return (
    <Link
      to={paths.aircraft(aircraft.registration)}
      className={`${linkCardClass} relative flex h-full flex-col overflow-hidden`}
    >
      {aircraft.imageUrl === undefined ? (
        <AircraftDrawing aircraft={aircraft} />
      ) : (
        <img
          src={withBase(aircraft.imageUrl)}
          alt={aircraft.imageAlt}
          width={1200}
          height={500}
          {...pictureLoading(index)}
          className="aspect-12/5 w-full object-cover"
        />
      )}
      <span className="grid grow content-start gap-1 p-4">
        <span className="font-mono text-lg font-bold tracking-wider">{aircraft.registration}</span>
        {aircraft.businessCabin && (
          <span className="absolute top-3 left-3">
            <Badge tone="gold">Business Cabin</Badge>
          </span>
        )}
        <span className="font-bold text-link group-hover:underline">{aircraft.model}</span>
        <span className="text-sm text-ink-2">
          <span className="block">{specifications.capacity}</span>
          <span className="block">MTOW&nbsp;{specifications.maxTakeoffWeight}</span>
        </span>
      </span>
    </Link>
  );
}
