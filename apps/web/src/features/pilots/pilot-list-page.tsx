import { useQuery } from '@tanstack/react-query';
import type { PilotOrder } from '@va/contract/pilots/pilots.ts';
import { countOf } from '@va/domain/numbers.ts';
import { formatHours } from '@va/domain/quantities.ts';
import { Card } from '@va/ui/controls/card.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { UserRoundSearch } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { pilotsQuery, type RosterPilot } from '#app/api/pilots.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { PilotLink } from '#app/components/pilot-link.tsx';
import { RankStripes } from '#app/components/rank-stripes.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';

/** Sort orders of the pilots, by their name in the address. */
const ORDERS = [
  ['', 'Por indicativo'],
  ['puntos', 'Más puntos primero'],
  ['horas', 'Más horas primero'],
  ['vuelos', 'Más vuelos primero'],
] as const;

const API_ORDERS: Readonly<Record<string, PilotOrder>> = {
  puntos: '-points',
  horas: '-minutes',
  vuelos: '-flights',
};

/** The order that an address asks for; undefined for the usual one. */
const orderOf = (params: URLSearchParams): PilotOrder | undefined => API_ORDERS[params.get('orden') ?? ''];

/** Page of the airline's pilots. Shows the names only of those who consent. */
export function PilotsPage() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const orden = params.get('orden') ?? '';
  const cursor = params.get('desde') ?? undefined;
  const pilots = useQuery(pilotsQuery({ q: q || undefined, sort: orderOf(params), cursor }));
  const move = (next: { q?: string; orden?: string; desde?: string | undefined }) =>
    setParams(
      Object.fromEntries(
        Object.entries({ q, orden, ...next }).filter((entry): entry is [string, string] => !!entry[1]),
      ),
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <PageHead title="Pilotos" lead="Quién vuela en la aerolínea, con su rango y su base." />
      <div className="mb-4 grid max-w-2xl items-end gap-3 sm:grid-cols-2">
        <TextField label="Buscar piloto" type="search" {...fieldOf(q, (typed) => move({ q: typed }))} />
        <SelectField label="Orden" {...fieldOf(orden, (typed) => move({ orden: typed }))} options={ORDERS} />
        {orderOf(params) && (
          <p className="text-sm text-ink-2 sm:col-span-2">
            Quien no sale en las tablas de la aerolínea va al final.
          </p>
        )}
      </div>
      <Loaded query={pilots} what="los pilotos">
        {({ items, next }) =>
          items.length === 0 ? (
            <EmptyState icon={UserRoundSearch} title="Ningún piloto coincide con la búsqueda" compact />
          ) : (
            <>
              <RosterList pilots={items} />
              <MoreButtons cursor={cursor} next={next} onMove={(desde) => move({ desde })} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

/** One card of two lines per pilot. */
function RosterList({ pilots }: { pilots: readonly RosterPilot[] }) {
  return (
    <ul className="mb-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
      {pilots.map(({ callsign, name, rank, base, positions, totals, badges }) => (
        <li key={callsign}>
          <Card className="grid h-full content-start gap-0.5 p-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <PilotLink callsign={callsign} />
              <span className="font-mono text-sm text-ink-2">{base}</span>
            </p>
            <p className="text-sm wrap-anywhere">{[name, ...positions].filter(Boolean).join(' · ')}</p>
            <p className="flex items-center gap-2 text-sm text-ink-2">
              <RankStripes rank={rank} /> {rank}
            </p>
            <p className="text-sm">
              {countOf(totals.points, 'punto', 'puntos')} · {formatHours(totals.minutes)} ·{' '}
              {countOf(totals.flights, 'vuelo', 'vuelos')}
            </p>
            {badges[0] && (
              <p className="text-sm text-ink-2">
                {countOf(badges.length, 'insignia', 'insignias')}: {badges[0].name}
                {badges.length > 1 && '…'}
              </p>
            )}
          </Card>
        </li>
      ))}
    </ul>
  );
}
