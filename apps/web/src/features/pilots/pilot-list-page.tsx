import { useQuery } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { UserRoundSearch } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { pilotsQuery } from '#app/api/pilots.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { ORDERS, orderOf } from './roster-order.ts';
import { RosterList } from './roster-list.tsx';

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
