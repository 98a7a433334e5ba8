import { FramePage } from '#app/components/frames/frame-page.tsx';
import { useLocation } from 'react-router';
import type { Frame } from '@va/schemas/content/frames.ts';

/** The rules of points and ranks; a link may lead to a section of the airline's own document. */
export function PointsAndRanksPage({ frame }: { frame: Frame }) {
  const { hash } = useLocation();
  return (
    <FramePage
      eyebrow="Documentación"
      title="Puntos y rangos"
      lead="Cómo se ganan y se pierden los puntos, y qué hace falta para ascender."
      frame={frame.url?.startsWith('/documentos/') ? { ...frame, url: `${frame.url}${hash}` } : frame}
    />
  );
}
