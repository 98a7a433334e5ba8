import type { ComponentProps } from 'react';
import { LazyPart } from '@va/ui/controls/lazy-part.tsx';
import { TRAFFIC_ASPECT } from '@va/domain/traffic/aspect.ts';

const loadMap = async () => (await import('./traffic-map.tsx')).TrafficMap;

type TrafficMapProps = ComponentProps<Awaited<ReturnType<typeof loadMap>>>;

/** The map, loaded after the list because its land and drawing weigh most; its place is reserved. */
export function LazyTrafficMap(props: TrafficMapProps) {
  return <LazyPart what="El mapa del tráfico" load={loadMap} props={props} fallback={<Sea />} />;
}

function Sea() {
  return <div style={{ aspectRatio: TRAFFIC_ASPECT }} className="bg-(--color-map-sea)" />;
}
