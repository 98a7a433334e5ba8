import { LazyPart } from '@va/ui/controls/lazy-part.tsx';
import { airportLands } from '#app/content/airport-lands.ts';
import type { NetworkMapProps } from '#app/components/maps/network-map.tsx';
import { NETWORK_ASPECT } from '@va/domain/maps/aspects.ts';

type AirportMapProps = Omit<NetworkMapProps, 'box' | 'land'> & { highlight: string };

/** Loaded apart: map and land weigh more than the rest of the page. */
async function loadMap(icao: string) {
  const load = airportLands[icao];
  if (!load) throw new Error(`No map of ${icao}`);
  const [{ NetworkMap }, { default: land }] = await Promise.all([
    import('#app/components/maps/network-map.tsx'),
    load(),
  ]);
  return (props: AirportMapProps) => <NetworkMap box={land.box} land={land.path} {...props} />;
}

/** An airport and its routes on the map of the network. */
export function AirportMap(props: AirportMapProps) {
  return (
    <LazyPart
      what="El mapa de la red"
      load={() => loadMap(props.highlight)}
      props={props}
      fallback={
        <div className="bg-(--color-map-sea)" style={{ aspectRatio: NETWORK_ASPECT }}>
          <p className="p-4 text-sm text-(--color-map-dot)">Dibujando el mapa…</p>
        </div>
      }
    />
  );
}
