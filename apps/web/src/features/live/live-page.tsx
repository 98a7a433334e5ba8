import { useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import type { LiveTrack } from '@va/contract/flights/live.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { clsx } from 'clsx/lite';
import { List, Map as MapIcon, PlaneTakeoff } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { liveTrackQuery, useLive } from '#app/api/live.ts';
import { useSession } from '#app/api/use-session.ts';
import { LazyMap } from '#app/components/maps/lazy-map.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { StateLine } from '#app/components/state-line.tsx';
import { airline } from '#app/config/airline.ts';
import { TextLink } from '#app/components/text-link.tsx';
import { isMini } from '#app/config/framed.ts';
import { paths } from '#app/config/paths.ts';
import { networkPlaces } from '#app/config/network-places.ts';
import { useNow } from '#app/lib/use-now.ts';
import { FollowedFlight } from './followed-flight.tsx';
import { LandingsToday } from './landings-today.tsx';
import { LiveList } from './live-list.tsx';
import { liveRow, ownFirst, rowOfLink } from './live-row.ts';
import { MiniMap } from './mini-map.tsx';

/** Milliseconds between updates of the ages, which are told in seconds. */
const AGES_MS = 2000;
const PLACES = new Map(networkPlaces.map((place) => [place.icao, place]));
/** Always the same, so that nothing is drawn again for it. */
const NO_TRACK: readonly (readonly [number, number])[] = [];
const NO_PLAN: LiveTrack['planned'] = [];
const TABS = [
  { id: 'list', label: 'Lista', icon: List },
  { id: 'map', label: 'Mapa', icon: MapIcon },
] as const;

/** Imports the map, and the one that moves with it, which the page is usable without. */
async function loadMap() {
  const [{ LiveMap }, { loadMovingMap }] = await Promise.all([
    import('./live-map.tsx'),
    import('#app/components/maps/scene-map.tsx'),
  ]);
  void loadMovingMap().catch(() => undefined);
  return LiveMap;
}

/** Flights now: strips and map, beside each other or, where there is little room, one behind the other. */
export function LivePage() {
  const { session, pilot } = useSession();
  const { live, receivedAt, lost } = useLive(pilot?.id ?? 'visitor');
  const now = useNow(AGES_MS);
  const [tab, setTab] = useState<'list' | 'map'>('list');
  // While the flights are on their way; the map itself says where it does not come.
  useEffect(() => void loadMap().catch(() => undefined), []);
  const { flight: chosen } = useParams();
  const rows = useMemo(
    () =>
      ownFirst(live?.flights ?? [], pilot?.callsign ?? null).map((flight) =>
        liveRow(flight, PLACES, airline.icaoCode, now),
      ),
    [live, pilot, now],
  );
  const followed = rowOfLink(rows, chosen);
  const track = useQuery({
    ...liveTrackQuery(followed?.flight.id ?? ''),
    enabled: followed !== undefined && pilot !== null,
  });
  const airborne = rows.filter(({ grounded }) => !grounded);
  const silent = airborne.filter(({ age }) => age === 'lost').length;
  const title = live
    ? rows.length === 0
      ? 'Ahora no vuela nadie'
      : `${countOf(rows.length, 'vuelo', 'vuelos')} ahora mismo`
    : 'Mapa en vivo';
  const map = live && (
    <LazyMap
      what="El mapa"
      className="h-full"
      load={loadMap}
      chosen
      props={{
        rows,
        chosen: followed?.flight.id,
        own: pilot?.callsign ?? null,
        track: track.data?.places ?? NO_TRACK,
        planned: track.data?.planned ?? NO_PLAN,
        now,
        panel: followed && <FollowedFlight row={followed} now={now} />,
      }}
    />
  );
  if (isMini)
    return (
      <MiniMap title={title} followed={followed}>
        {map}
      </MiniMap>
    );
  return (
    <div>
      <PageHead
        eyebrow="Mapa en vivo"
        title={title}
        lead="Posición, fase y edad de cada dato. Si un vuelo calla, se queda donde estaba y dice cuánto hace."
      />
      {!live && !lost && <StateLine kind="loading" title="Cargando los vuelos" />}
      {!live && lost && (
        <StateLine
          kind={navigator.onLine ? 'failed' : 'offline'}
          title={navigator.onLine ? 'La plataforma no responde.' : 'No hay conexión para cargar los vuelos.'}
        >
          <span className="text-ink-2">Se vuelve a intentar solo.</span>
        </StateLine>
      )}
      {live && lost && (
        <StateLine
          kind="stale"
          title={`Datos de hace ${Math.max(0, Math.round((now - receivedAt) / 1000))} s`}
        >
          <span className="text-ink-2">Se ha cortado la conexión; se vuelve a intentar solo.</span>
        </StateLine>
      )}
      {live && (
        <div className="@container/live">
          <div className="mb-4 grid grid-cols-2 gap-2 @4xl:hidden">
            {TABS.map(({ id, label, icon: Icon }) => (
              <Button
                key={id}
                aria-pressed={tab === id}
                className={clsx(tab === id && 'border-link bg-sky-soft text-link')}
                onClick={() => setTab(id)}
              >
                <Icon aria-hidden className="size-4" />
                {label}
              </Button>
            ))}
          </div>
          <div className="grid items-start gap-4 @4xl:grid-cols-[20.5rem_minmax(0,1fr)] @6xl:grid-cols-[minmax(22rem,2fr)_3fr]">
            <section
              aria-label="Lista de vuelos"
              className={clsx('@container', tab === 'list' ? '' : 'hidden @4xl:block')}
            >
              {rows.length === 0 ? (
                <EmptyState icon={PlaneTakeoff} title="Nadie está volando" compact>
                  <p className="text-ink-2">
                    En cuanto alguien empiece un vuelo, aparecerá aquí y en el mapa.
                  </p>
                  {pilot && <TextLink to={paths.connect}>Conecta tu ACARS</TextLink>}
                </EmptyState>
              ) : (
                <>
                  <h2 className="font-bold">Seguir un vuelo</h2>
                  <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-sm">
                    <span>
                      <strong>{airborne.length} en el aire</strong>
                      {silent > 0 && `, ${silent === 1 ? 'uno' : silent} sin señal`} ·{' '}
                      {rows.length - airborne.length} en tierra
                    </span>
                    <span className="text-ink-2">
                      Lista de hace {Math.max(0, Math.round((now - receivedAt) / 1000))}&nbsp;s
                    </span>
                  </p>
                  <LiveList rows={rows} chosen={followed?.flight.id} now={now} />
                </>
              )}
              {chosen !== undefined && !followed && (
                <p className="mt-3 text-sm">
                  El vuelo de este enlace ya no está en el mapa. <TextLink to={paths.map}>Ver todos</TextLink>
                </p>
              )}
              <p className="mt-3 text-sm text-ink-2">
                Fuera de la compañía, quien no lo permite sale sin indicativo y con 15&nbsp;min de retraso.{' '}
                {session && pilot && <TextLink to={paths.account}>Qué ven los demás</TextLink>}
              </p>
              {/* At the end, since it loads later: nothing above it shifts. */}
              {rows.length === 0 && <LandingsToday places={PLACES} />}
            </section>
            <section
              aria-label="Mapa"
              className={clsx(
                // Beside a long list of flights it stays in sight.
                'overflow-clip rounded-lg border border-line bg-surface @4xl:sticky @4xl:top-4',
                tab === 'map' ? '' : 'hidden @4xl:block',
              )}
            >
              {/* Never much higher than wide, and of one size whether a flight is chosen or not: nothing moves under a pointer. */}
              <div className="h-[min(75dvh,34rem)] @4xl:h-[max(26rem,min(100dvh-20rem,50cqw))]">{map}</div>
              <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2 text-sm text-ink-2">
                <span>
                  Línea continua, volado; de puntos, previsto; avión hueco (dice desde cuándo): sin señal; en
                  azul, el tuyo; en sombra, de noche. Entre dos datos la posición es estimada, 60&nbsp;s como
                  mucho.
                </span>
                {followed && (
                  <TextLink to={paths.map} replace preventScrollReset>
                    Ver todos los vuelos
                  </TextLink>
                )}
              </p>
              {followed && (
                <div className="border-t border-line p-3">
                  <FollowedFlight row={followed} now={now} />
                </div>
              )}
            </section>
          </div>
        </div>
      )}
    </div>
  );
}
