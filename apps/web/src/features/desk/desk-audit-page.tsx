import { useQuery } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { auditCsv, auditQuery } from '#app/api/audit.ts';
import { awardsQuery } from '#app/api/awards.ts';
import { fleetQuery } from '#app/api/fleet.ts';
import { toursQuery } from '#app/api/tours.ts';
import { CsvButton } from '#app/components/desk-list/csv-button.tsx';
import { useAddress } from '#app/components/desk-list/use-address.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { StateLine } from '#app/components/state-line.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { AuditEntries } from './audit-entries.tsx';
import type { AuditNames } from './audit-value.ts';
import { AUDIT_MATTERS } from './audit-words.ts';

const FIELDS = [
  { name: 'quien', label: 'Quién', type: 'search' },
  { name: 'texto', label: 'A quién, motivo o cambio', type: 'search' },
  { name: 'del', label: 'Desde el día', type: 'date' },
  { name: 'al', label: 'Hasta el día', type: 'date' },
] as const;

/**
 * The audit: who did what, when and why. Its entries are chained, so that a later change of one is detected and named.
 */
export function DeskAuditPage() {
  const address = useAddress();
  const cursor = address.get('desde');
  const filter = {
    actor: address.get('quien'),
    action: address.get('accion'),
    text: address.get('texto'),
    from: address.get('del'),
    to: address.get('al'),
  };
  const audit = useQuery(auditQuery({ ...filter, cursor }));
  const names = useAuditNames();
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Auditoría"
        lead="Quién hizo qué, cuándo y por qué. Nadie puede cambiarla."
        actions={<CsvButton name="auditoria" read={async () => (await auditCsv(filter)).csv} />}
      />
      <div className="mb-4 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-5">
        <SelectField
          label="Qué"
          {...fieldOf(filter.action ?? '', (accion) => address.set({ accion }))}
          options={AUDIT_MATTERS}
        />
        {FIELDS.map(({ name, label, type }) => (
          <TextField
            key={name}
            label={label}
            type={type}
            {...fieldOf(address.get(name) ?? '', (typed) => address.set({ [name]: typed }))}
          />
        ))}
      </div>
      <Loaded query={audit} what="la auditoría">
        {({ items, next, brokenAt }) => (
          <>
            {typeof brokenAt === 'number' && (
              <StateLine kind="failed" title={`La cadena se rompe en la entrada ${brokenAt}`}>
                <span>Alguien ha cambiado la base de datos por fuera. Compárala con tu última copia.</span>
              </StateLine>
            )}
            <AuditEntries entries={items} filtered={Object.values(filter).some(Boolean)} names={names} />
            <MoreButtons cursor={cursor} next={next} onMove={(desde) => address.set({ desde })} />
          </>
        )}
      </Loaded>
    </>
  );
}

/**
 * Names of awards, tours and types for the ids in the audit. Until they are loaded, and for things that are gone, the
 * id is shown.
 */
function useAuditNames(): AuditNames {
  const { data: awards = [] } = useQuery(awardsQuery);
  const { data: tours = [] } = useQuery(toursQuery);
  const { data: fleet = [] } = useQuery(fleetQuery);
  const tour = Object.fromEntries(tours.map(({ id, name }) => [id, name]));
  // The fleet includes types that have only retired aircraft.
  const type = Object.fromEntries(fleet.map(({ typeId, model }) => [typeId, model]));
  return {
    award: Object.fromEntries(awards.map(({ id, name }) => [id, name])),
    tour,
    tours: tour,
    typeId: type,
    types: type,
  };
}
