import type { ComponentProps } from 'react';
import { LazyPart } from '#app/components/blocks/lazy-part.tsx';
import { TRAFFIC_ASPECT } from '@va/domain/traffic/aspect.ts';

const loadMap = async () => (await import('./traffic-map.tsx')).TrafficMap;

type TrafficMapProps = ComponentProps<Awaited<ReturnType<typeof loadMap>>>;

/** The map, which comes after the list: land and drawing weigh more than all of the rest. Its place is there at once. */
export function LazyTrafficMap(props: TrafficMapProps) {
  return <LazyPart what="El mapa del tráfico" load={loadMap} props={props} fallback={<Sea />} />;
}

function Sea() {
  return <div style={{ aspectRatio: TRAFFIC_ASPECT }} className="bg-(--color-map-sea)" />;
}
