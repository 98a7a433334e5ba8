import { CardGrid } from '#app/components/blocks/card-grid.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { Badge } from '@va/ui/controls/badge.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import type { FocusAirport } from '@va/schemas/content/focus-airports.ts';
import { withBase } from '#app/config/base-url.ts';
import { bookingOf } from '#app/lib/flight-paths.ts';
import { pictureLoading } from '#app/lib/picture-loading.ts';

interface FocusAirportsPageProps {
  destinations: readonly FocusAirport[];
  /** ICAO code of the airport from which one flies to them. */
  base: string;
}

/** The destinations of the moment, each with the way to book it. */
export function FocusAirportsPage({ destinations, base }: FocusAirportsPageProps) {
  return (
    <>
      <PageHead
        eyebrow="Eventos"
        title="Focus Airports"
        lead="Los destinos del momento: vuela a ellos con los aviones permitidos."
      />
      <CardGrid>
        {destinations.map((destination, index) => (
          <Card key={destination.id} className="flex h-full flex-col overflow-hidden">
            <img
              src={withBase(destination.image.src)}
              alt={destination.image.alt}
              width={1600}
              height={900}
              {...pictureLoading(index)}
              className="aspect-video w-full object-cover"
            />
            <div className="flex grow flex-col gap-3 p-5">
              <div>
                <h2 className="text-xl font-bold">
                  {destination.name}{' '}
                  <span className="font-mono text-base text-ink-2">{destination.icao}</span>
                </h2>
                <p className="text-sm text-ink-2">{destination.country}</p>
              </div>
              <p>{destination.description}</p>
              <div>
                <h3 className="mb-1.5 text-sm font-bold">Aviones permitidos</h3>
                <ul className="flex flex-wrap gap-2">
                  {destination.aircraft.map((model) => (
                    <li key={model}>
                      <Badge tone="sky">{model}</Badge>
                    </li>
                  ))}
                </ul>
                {destination.aircraftNote && (
                  <p className="mt-2 text-sm text-ink-2">{destination.aircraftNote}</p>
                )}
              </div>
              <ButtonLink
                // With several permitted types, the pilot chooses one.
                to={bookingOf({
                  from: base,
                  to: destination.icao,
                  model: destination.aircraft.length === 1 ? destination.aircraft[0] : undefined,
                })}
                variant="primary"
                className="mt-auto"
              >
                {destination.buttonText}
              </ButtonLink>
            </div>
          </Card>
        ))}
      </CardGrid>
    </>
  );
}
