import { countOf } from '@va/domain/numbers.ts';
import type { BadgeTone } from '@va/ui/controls/badge.tsx';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import { inviteImported, type ImportView } from '#app/api/imports.ts';
import { useSession } from '#app/api/use-session.ts';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { Instant } from '#app/components/instant.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { IMPORT_KINDS } from '#app/lib/import-kinds.ts';
import { TakeBackDialog, ImportProgress } from './import-preview.tsx';

const STATES: Readonly<Record<ImportView['state'], readonly [string, BadgeTone]>> = {
  reading: ['leyendo', 'sky'],
  failed: ['sin leer', 'alta'],
  checked: ['por aplicar', 'media'],
  applying: ['aplicándose', 'sky'],
  applied: ['aplicada', 'ok'],
  taking_back: ['retirándose', 'sky'],
  taken_back: ['retirada', 'neutral'],
};

/** Required columns of each file, for people; those of phpVMS if it has such a file. */
export const COLUMNS = {
  airports:
    'Columnas: icao, name, timezone, lat y lon; y si las hay iata, location y country. Entran en la red a los pocos segundos.',
  pilots:
    'Columnas: callsign (o ident); y si las hay name, email, country, rank, home_airport_id, vatsim_id, ivao_id y created_at. Nadie recibe nada hasta que invites.',
  logbook:
    'Columnas: callsign, depIcao, arrIcao, icaoType y offBlock en UTC, con onBlock o blockMin; y si las hay flightNumber, distanceNm, touchdownFpm y score.',
  balances:
    'Columnas: callsign, con hours (123:45) o minutes, y points. Las horas son el total de fuera, con los vuelos que traigas uno a uno.',
} as const;

/** Every import with its state and actions. */
export function ImportList({ items, onSee }: { items: readonly ImportView[]; onSee: (id: string) => void }) {
  const { can } = useSession();
  const [back, setBack] = useState<ImportView | null>(null);
  const [inviting, setInviting] = useState<ImportView | null>(null);
  if (items.length === 0) return <p className="text-ink-2">Todavía no se ha traído nada.</p>;
  return (
    <>
      <RowList
        rows={items.map((one) => ({
          key: one.id,
          title: (
            <span className="flex flex-wrap items-center gap-2">
              {IMPORT_KINDS[one.kind]}: {one.name}
              <StateBadge tone={STATES[one.state][1]}>{STATES[one.state][0]}</StateBadge>
            </span>
          ),
          detail: (
            <span className="grid gap-1">
              <span>
                <Instant at={one.createdAt} />
                {one.createdBy && `, ${one.createdBy}`}
              </span>
              <ImportProgress of={one} />
            </span>
          ),
          action: (
            <span className="flex flex-wrap gap-2">
              {(one.state === 'checked' || one.state === 'reading') && (
                <Button size="sm" aria-label={`Ver la revisión de ${one.name}`} onClick={() => onSee(one.id)}>
                  Ver la revisión
                </Button>
              )}
              {one.state === 'applied' && one.toInvite > 0 && can('pilots.manage') && (
                <Button
                  size="sm"
                  aria-label={`Invitar por correo a ${one.toInvite} de ${one.name}`}
                  onClick={() => setInviting(one)}
                >
                  Invitar por correo a {one.toInvite}
                </Button>
              )}
              {one.state === 'applied' && (
                <Button size="sm" aria-label={`Retirar ${one.name}`} onClick={() => setBack(one)}>
                  Retirar
                </Button>
              )}
            </span>
          ),
        }))}
      />
      {inviting && (
        <ReasonDialog
          title={`Invitar a los pilotos de ${inviting.name}`}
          note={`Sale un correo con su enlace a ${countOf(inviting.toInvite, 'piloto', 'pilotos')}. No se puede deshacer.`}
          button="Enviar las invitaciones"
          act={(reason) => inviteImported(inviting.id, reason)}
          done={{ title: 'Invitaciones en camino', description: inviting.name }}
          draft={`invitar-${inviting.id}`}
          onClose={() => setInviting(null)}
        />
      )}
      {back && <TakeBackDialog of={back} onClose={() => setBack(null)} />}
    </>
  );
}
