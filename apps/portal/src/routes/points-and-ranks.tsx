import { FramePage } from '#app/components/frames/frame-page.tsx';
import { frameById } from '#app/content/frames.ts';

export function Component() {
  return (
    <FramePage
      eyebrow="Documentación"
      title="Puntos y rangos"
      lead="Cómo se ganan y se pierden los puntos, y qué hace falta para ascender."
      frame={frameById('puntos-rangos')}
    />
  );
}
