import { Card } from '@va/ui/controls/card.tsx';
import { LazyPart } from '@va/ui/controls/lazy-part.tsx';

/** The goal of the month; its room is kept from the first paint, so that nothing moves when it comes. */
export function GoalPart() {
  return (
    <Card className="grid min-h-36 p-4 sm:min-h-28">
      <LazyPart
        what="La meta del mes"
        load={async () => (await import('#app/features/home/strips.tsx')).strips.GoalStrip}
        props={{}}
        fallback={null}
      />
    </Card>
  );
}
