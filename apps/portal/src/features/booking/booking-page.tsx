import { FileText, Lightbulb } from 'lucide-react';
import { FramePage } from '#app/components/frames/frame-page.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { paths } from '#app/lib/paths.ts';
import type { Frame } from '@va/schemas/content/frames.ts';

interface BookingPageProps {
  frame: Frame;
  /** Whether the airline has the page «¿Qué vuelo hoy?». */
  hasFlightIdeas: boolean;
}

/** Booking on the platform, and what comes before and after it. */
export function BookingPage({ frame, hasFlightIdeas }: BookingPageProps) {
  return (
    <FramePage
      eyebrow="Operaciones"
      title="Reservar vuelo"
      lead="Elige ruta y avión en la plataforma; después prepara el vuelo con el briefing."
      frame={frame}
      actions={
        <>
          {hasFlightIdeas && (
            <ButtonLink to={paths.flightIdeas}>
              <Lightbulb aria-hidden className="size-4" />
              ¿Qué vuelo hoy?
            </ButtonLink>
          )}
          <ButtonLink to={paths.flightPlan} variant="primary">
            <FileText aria-hidden className="size-4" />
            Ir al briefing de vuelo
          </ButtonLink>
        </>
      }
    />
  );
}
