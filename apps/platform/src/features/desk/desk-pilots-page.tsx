import { useQuery } from '@tanstack/react-query';
import { ACCOUNT_STATUSES } from '@va/domain/account/account.ts';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { TableScroller } from '@va/ui/controls/table-scroller.tsx';
import { UserRoundSearch } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { pilotsQuery } from '#app/api/pilots.ts';
import { useSession } from '#app/api/use-session.ts';
import { accountStatus } from '#app/lib/account-status.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { paths } from '#app/config/paths.ts';
import { InvitePilot } from './invite-pilot.tsx';

const STATUSES = [['', 'Todos'], ...Object.entries(ACCOUNT_STATUSES)] as const;

/** The list of pilots for staff: find one, see the state of the account, invite. */
export function DeskPilotsPage() {
  const { can } = useSession();
  const [params, setParams] = useSearchParams();
  const filter = {
    q: params.get('q') || undefined,
    status: params.get('estado') || undefined,
    cursor: params.get('desde') || undefined,
  };
  const pilots = useQuery(pilotsQuery(filter));
  const set = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(params);
    next.delete('desde');
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Pilotos"
        lead="Altas, permisos, sanciones y cargos."
        actions={can('pilots.manage') && <InvitePilot />}
      />
      <div className="mb-4 grid gap-4 sm:grid-cols-2 lg:max-w-2xl">
        <TextField
          label="Indicativo o nombre"
          type="search"
          value={filter.q ?? ''}
          onChange={(event) => set('q', event.target.value)}
        />
        <SelectField
          label="Estado"
          value={filter.status ?? ''}
          onChange={(event) => set('estado', event.target.value)}
          options={STATUSES}
        />
      </div>
      <Loaded query={pilots} what="los pilotos">
        {({ items, next }) =>
          items.length === 0 ? (
            <EmptyState icon={UserRoundSearch} title="Ningún piloto con esos filtros" compact />
          ) : (
            <>
              <TableScroller label="Pilotos">
                <table className="w-full text-left">
                  <thead>
                    <tr className="border-b border-line text-sm text-ink-2">
                      {['Indicativo', 'Nombre', 'Rango', 'Estado', 'Cargos'].map((label) => (
                        <th key={label} scope="col" className="py-2 pr-4 font-normal">
                          {label}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {items.map((pilot) => (
                      <tr key={pilot.callsign} className="border-b border-line">
                        <th scope="row" className="py-2 pr-4 font-mono">
                          <Link to={paths.deskPilot(pilot.callsign)} className="text-link underline">
                            {pilot.callsign}
                          </Link>
                        </th>
                        <td className="py-2 pr-4">{pilot.name ?? '—'}</td>
                        <td className="py-2 pr-4">{pilot.rank}</td>
                        <td className="py-2 pr-4">
                          {pilot.status ? accountStatus({ ...pilot, status: pilot.status }) : '—'}
                        </td>
                        <td className="py-2 pr-4">{pilot.positions.join(', ') || '—'}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </TableScroller>
              <div className="mt-4">
                <MoreButtons cursor={filter.cursor} next={next} onMove={(cursor) => set('desde', cursor)} />
              </div>
            </>
          )
        }
      </Loaded>
    </>
  );
}
