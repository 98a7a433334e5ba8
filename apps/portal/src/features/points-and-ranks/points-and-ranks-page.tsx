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
      frame={frameFor(frame, hash)}
    />
  );
}

/** A link to a section leads to the airline's own document, also where the platform's page stands in its place. */
function frameFor({ document, ...frame }: Frame, hash: string): Frame {
  const own = document ?? (frame.url?.startsWith('/documentos/') ? frame.url : undefined);
  if (own !== undefined && (hash !== '' || document === undefined)) return { ...frame, url: `${own}${hash}` };
  return document === undefined ? frame : { ...frame, document };
}
