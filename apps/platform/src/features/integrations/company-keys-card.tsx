import { COMPANY_SCOPES } from '@va/domain/rights/company-scopes.ts';
import { companyKeysQuery, createCompanyKey, revokeCompanyKey } from '#app/api/integrations.ts';
import { ProgramKeys } from '#app/components/keys/program-keys.tsx';
import { SectionCard } from '#app/components/section-card.tsx';

/** Keys with which the airline's own programs read. */
export function CompanyKeysCard() {
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
        usualDays="365"
        legend="Qué puede leer"
        hint="Un nombre que diga qué programa la usa."
        create={createCompanyKey}
        revoke={revokeCompanyKey}
      />
    </SectionCard>
  );
}
