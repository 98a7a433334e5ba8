import { Card } from '@va/ui/controls/card.tsx';
import { LazyPart } from '@va/ui/controls/lazy-part.tsx';

/** The pilot's strip, with its space reserved from the first paint, so that nothing moves when it loads. */
export function PilotPart() {
  return (
    <Card className="grid min-h-72 p-4 sm:min-h-64 xl:min-h-40">
      <LazyPart
        what="Tu próximo vuelo"
        load={async () => (await import('#app/features/home/strips.tsx')).strips.PilotStrip}
        props={{}}
        fallback={null}
      />
    </Card>
  );
}
