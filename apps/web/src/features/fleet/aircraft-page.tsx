import type { ReactNode } from 'react';
import { BackLink } from '#app/components/blocks/back-link.tsx';
import { Later } from '#app/components/blocks/later.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { PageSection } from '#app/components/blocks/page-section.tsx';
import { EmbedFrame } from '#app/components/frames/embed-frame.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import type { Aircraft } from '@va/schemas/content/fleet.ts';
import type { SeatLayout } from '@va/schemas/content/seat-layout.ts';
import type { Frame } from '@va/schemas/content/frames.ts';
import { withBase } from '#app/config/base-url.ts';
import { bookingOf } from '#app/lib/flight-paths.ts';
import { paths } from '#app/lib/paths.ts';
import { AircraftViews } from './components/aircraft-views.tsx';
import { SpecificationsTable } from './components/specifications-table.tsx';
import { Plane } from 'lucide-react';
import { MissingEntry } from '#app/components/blocks/missing-entry.tsx';
import { shorten } from '@va/domain/texts.ts';

/** Title of an aircraft; those with a business cabin have a suffix (docs/spec.md §2). */
export function aircraftTitle(aircraft: Aircraft): string {
  return `${aircraft.registration} · ${aircraft.model}${aircraft.businessCabin ? ' · Business Cabin' : ''}`;
}

interface AircraftPageProps {
  aircraft: Aircraft;
  /** Rows and doors of its type, for the drawings. */
  seatLayout: SeatLayout | undefined;
  seatMapFrame: Frame;
  /** The notices in force about its type. */
  notices: ReactNode;
  /** Liveries for the simulator; nothing if there are none. */
  liveries: ReactNode;
  /** The flights of its type, to prepare one with it; nothing where there is none. */
  departures: ReactNode;
}

/** Page of one aircraft: views to scale, cabin, seat map and technical figures. */
export function AircraftPage(props: AircraftPageProps) {
  const { aircraft, seatLayout, seatMapFrame, notices, liveries, departures } = props;
  const { specifications } = aircraft;
  return (
    <>
      <PageHead
        eyebrow="Flota"
        title={aircraftTitle(aircraft)}
        lead={`${specifications.capacity} · MTOW\u00a0${specifications.maxTakeoffWeight} · ${specifications.range}`}
        actions={
          <>
            <BackLink to={paths.fleet}>Volver a la flota</BackLink>
            <ButtonLink
              to={bookingOf({ model: aircraft.model, registration: aircraft.registration })}
              variant="primary"
            >
              Reservar vuelo
            </ButtonLink>
          </>
        }
      />
      {notices}
      <div className="grid gap-8">
        <AircraftViews aircraft={aircraft} seatLayout={seatLayout} />
        <Later>
          {aircraft.interiorImages.length > 0 && (
            <PageSection id="interior" title="Interior">
              <div className="grid gap-4 md:grid-cols-2">
                {aircraft.interiorImages.map((image) => (
                  <img
                    key={image.src}
                    src={withBase(image.src)}
                    alt={image.alt}
                    width={1200}
                    height={800}
                    loading="lazy"
                    className="aspect-3/2 w-full rounded-lg border border-line object-cover"
                  />
                ))}
              </div>
            </PageSection>
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            {aircraft.seatMapUrl !== undefined && (
              <PageSection
                id="asientos"
                title={aircraft.isFreighter ? 'Cubierta principal' : 'Mapa de asientos'}
              >
                <EmbedFrame
                  frame={
                    aircraft.isFreighter ? { ...seatMapFrame, title: 'Cubierta principal' } : seatMapFrame
                  }
                  url={aircraft.seatMapUrl}
                  titleSuffix={aircraft.registration}
                />
              </PageSection>
            )}
            <PageSection id="datos" title="Especificaciones técnicas">
              <Card className="overflow-hidden">
                <SpecificationsTable specifications={specifications} isFreighter={aircraft.isFreighter} />
              </Card>
            </PageSection>
          </div>
          {liveries && (
            <PageSection id="liveries" title="Liveries">
              {liveries}
            </PageSection>
          )}
          {departures && (
            <PageSection id="rutas" title={`Volar con ${aircraft.registration}`}>
              {departures}
            </PageSection>
          )}
        </Later>
      </div>
    </>
  );
}

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
