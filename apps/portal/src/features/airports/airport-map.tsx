import { LazyPart } from '#app/components/blocks/lazy-part.tsx';
import type { NetworkMapProps } from '#app/components/maps/network-map.tsx';
import { NETWORK_ASPECT } from '@va/domain/drawings/network-aspect.ts';

type AirportMapProps = Omit<NetworkMapProps, 'box' | 'land'>;

/** Loaded apart: map and land weigh more than the rest of the page. */
async function loadMap() {
  const [{ NetworkMap }, { networkMap }] = await Promise.all([
    import('#app/components/maps/network-map.tsx'),
    import('#app/content/network-map.ts'),
  ]);
  return (props: AirportMapProps) => <NetworkMap box={networkMap.box} land={networkMap.path} {...props} />;
}

/** An airport on the map of the network. */
export function AirportMap(props: AirportMapProps) {
  return (
    <LazyPart
      what="El mapa de la red"
      load={loadMap}
      props={props}
      fallback={
        <div className="bg-(--color-map-sea)" style={{ aspectRatio: NETWORK_ASPECT }}>
          <p className="p-4 text-sm text-(--color-map-dot)">Dibujando el mapa…</p>
        </div>
      }
    />
  );
}
