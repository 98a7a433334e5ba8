import { lazy, Suspense, type ComponentProps } from 'react';
import { WidgetBoundary } from '#app/components/ui/widget-boundary.tsx';
import { TRAFFIC_ASPECT } from '#app/lib/traffic/aspect.ts';

const TrafficMap = lazy(async () => ({ default: (await import('./traffic-map.tsx')).TrafficMap }));

/** The map, which comes after the list: land and drawing weigh more than all of the rest. Its place is there at once. */
export function LazyTrafficMap(props: ComponentProps<typeof TrafficMap>) {
  return (
    <WidgetBoundary what="El mapa del tráfico">
      <Suspense fallback={<Sea />}>
        <TrafficMap {...props} />
      </Suspense>
    </WidgetBoundary>
  );
}

function Sea() {
  return <div style={{ aspectRatio: TRAFFIC_ASPECT }} className="bg-(--color-map-sea)" />;
}
