import type { ReactNode } from 'react';
import { FramePage } from '#app/components/frames/frame-page.tsx';
import type { Frame } from '@va/schemas/content/frames.ts';

/** The platform's list of pilots. */
export function PilotsPage({ frame, view }: { frame: Frame; view: ReactNode }) {
  return (
    <FramePage
      eyebrow="Comunidad"
      title="Pilotos"
      lead="Los rangos y los puntos de los pilotos de la aerolínea."
      frame={frame}
      view={view}
    />
  );
}
