import { Card } from '@va/ui/controls/card.tsx';
import { LazyPart } from '@va/ui/controls/lazy-part.tsx';
import { sections } from '#app/content/sections.ts';

/**
 * The goal of the month. Where the content has one, its room is kept from the first paint, so that nothing moves when it
 * comes; where only staff may have written one, it is for the end of the page.
 */
export function GoalPart() {
  const hasRoom = sections.goal;
  const part = (
    <LazyPart
      what="La meta del mes"
      load={async () => (await import('#app/features/home/strips.tsx')).strips.GoalStrip}
      props={{ hasRoom }}
      fallback={null}
    />
  );
  return hasRoom ? <Card className="grid min-h-36 p-4 sm:min-h-28">{part}</Card> : part;
}
