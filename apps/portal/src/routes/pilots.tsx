import { frameById } from '#app/content/frames.ts';
import { PilotsPage } from '#app/features/pilots/pilots-page.tsx';

export function Component() {
  return <PilotsPage frame={frameById('pilotos')} />;
}
