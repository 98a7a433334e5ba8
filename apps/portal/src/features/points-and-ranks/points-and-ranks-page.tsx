import { FramePage } from '#app/components/frames/frame-page.tsx';
import type { Frame } from '@va/schemas/content/frames.ts';

/** The platform's rules of points and ranks. */
export function PointsAndRanksPage({ frame }: { frame: Frame }) {
  return (
    <FramePage
      eyebrow="Documentación"
      title="Puntos y rangos"
      lead="Cómo se ganan y se pierden los puntos, y qué hace falta para ascender."
      frame={frame}
    />
  );
}
