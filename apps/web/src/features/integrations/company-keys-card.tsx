import { COMPANY_SCOPES } from '@va/domain/rights/company-scopes.ts';
import { useState } from 'react';
import {
  companyKeysQuery,
  createCompanyKey,
  renewCompanyKey,
  revokeCompanyKey,
  type CompanyKey,
} from '#app/api/keys.ts';
import { DeskCards } from '#app/components/desk-list/desk-cards.tsx';
import type { ListColumn } from '#app/components/desk-list/list-order.ts';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { ProgramKeys } from '#app/components/keys/program-keys.tsx';
import { SectionCard } from '#app/components/section-card.tsx';

const COLUMNS: readonly ListColumn<CompanyKey>[] = [
  { id: 'nombre', title: 'Clave', text: ({ label }) => label },
  { id: 'comienzo', title: 'Comienzo', text: ({ prefix }) => prefix },
  {
    id: 'permisos',
    title: 'Qué lee',
    text: ({ scopes }) => scopes.map((scope) => COMPANY_SCOPES[scope]).join(', '),
  },
  { id: 'creada', title: 'Creada', text: ({ createdAt }) => createdAt },
  { id: 'por', title: 'La creó', text: ({ createdBy }) => createdBy ?? '' },
  { id: 'usada', title: 'Usada', text: ({ lastUsedAt }) => lastUsedAt ?? '' },
  { id: 'hasta', title: 'Hasta', text: ({ expiresAt }) => expiresAt },
];

/** Keys with which the airline's own programs read. */
export function CompanyKeysCard() {
  const [revoked, setRevoked] = useState<{ id: string; label: string }>();
  const [renewed, setRenewed] = useState<{ id: string; label: string }>();
  return (
    <SectionCard title="Claves de la compañía">
      <p className="text-sm text-ink-2">
        Para programas vuestros, como la página web: sólo leen, y nunca más de lo que puede quien creó la
        clave.
      </p>
      <ProgramKeys
        keys={companyKeysQuery}
        what="las claves"
        words={COMPANY_SCOPES}
        usual={['public:read']}
        legend="Qué puede leer"
        hint="Un nombre que diga qué programa la usa."
        create={createCompanyKey}
        onRenew={setRenewed}
        onRevoke={setRevoked}
        around={(keys, list) => (
          <DeskCards part="claves" what="las claves" rows={keys} columns={COLUMNS} none={null}>
            {list}
          </DeskCards>
        )}
      />
      {renewed && (
        <ReasonDialog
          title={`Renovar la clave ${renewed.label}`}
          note="Vale un año más, contado desde hoy."
          button="Renovar la clave"
          act={(reason) => renewCompanyKey(renewed.id, reason)}
          done={{ title: 'Clave renovada', description: renewed.label }}
          draft={`renovar-clave-${renewed.id}`}
          onClose={() => setRenewed(undefined)}
        />
      )}
      {revoked && (
        <ReasonDialog
          title={`Retirar la clave ${revoked.label}`}
          note="El programa que la usa deja de poder leer ahora mismo. No se puede deshacer: se crea otra."
          button="Retirar la clave"
          act={(reason) => revokeCompanyKey(revoked.id, reason)}
          done={{ title: 'Clave retirada', description: revoked.label }}
          draft={`retirar-clave-${revoked.id}`}
          onClose={() => setRevoked(undefined)}
        />
      )}
    </SectionCard>
  );
}
