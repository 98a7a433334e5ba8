import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Frame } from '@va/schemas/content/frames.ts';
import { FramePage } from '#app/components/frames/frame-page.tsx';

/** The rules of points and ranks; a link may lead to a section of the airline's own document. */
export function PointsAndRanksPage({ frame, view }: { frame: Frame; view: ReactNode }) {
  const { hash } = useLocation();
  const hasSections = (frame.document ?? frame.url)?.startsWith('/documentos/') === true;
  return (
    <FramePage
      eyebrow="Documentación"
      title="Puntos y rangos"
      lead="Cómo se ganan y se pierden los puntos, y qué hace falta para ascender."
      frame={frame}
      view={view}
      section={hasSections ? hash : ''}
    />
  );
}
