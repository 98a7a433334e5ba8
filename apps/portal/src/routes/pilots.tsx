import { FramePage } from '#app/components/frames/frame-page.tsx';
import { frameById } from '#app/content/frames.ts';

export function Component() {
  return (
    <FramePage
      eyebrow="Comunidad"
      title="Pilotos"
      lead="Los rangos y los puntos de los pilotos de la aerolínea."
      frame={frameById('pilotos')}
    />
  );
}
