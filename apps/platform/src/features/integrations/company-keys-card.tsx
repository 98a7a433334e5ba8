import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { COMPANY_SCOPES, type CompanyScope } from '@va/domain/rights/company-scopes.ts';
import { useState, type FormEvent } from 'react';
import {
  companyKeysQuery,
  createCompanyKey,
  revokeCompanyKey,
  type CompanyKey,
} from '#app/api/integrations.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { ChoiceBoxes } from './choice-boxes.tsx';
import { ShownSecret } from './shown-secret.tsx';

const SPANS = [
  ['', 'Hasta que se retire'],
  ['90', '3 meses'],
  ['365', 'Un año'],
] as const;

/** Keys with which the airline's own programs read. A key is shown once, when it is made. */
export function CompanyKeysCard() {
  const keys = useQuery(companyKeysQuery);
  const [label, setLabel] = useState('');
  const [scopes, setScopes] = useState<CompanyScope[]>(['public:read']);
  const [days, setDays] = useState('365');
  const create = useMutation({
    mutationFn: () => createCompanyKey({ label, scopes, ...(days !== '' && { days: Number(days) }) }),
    onSuccess: () => setLabel(''),
  });
  const revoke = useMutation({ mutationFn: revokeCompanyKey });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <SectionCard title="Claves de la compañía">
      <p className="text-sm text-ink-2">
        Para programas vuestros, como la página web: sólo leen, y nunca más de lo que puede quien creó la
        clave.
      </p>
      <FormProblem error={create.error ?? revoke.error} />
      <Loaded query={keys} what="las claves">
        {(items) => (
          <RowList
            rows={items.map((key) => ({
              key: key.id,
              title: key.label,
              detail: <KeyFacts of={key} />,
              action: (
                <Button
                  size="sm"
                  aria-label={`Retirar la clave ${key.label}`}
                  disabled={revoke.isPending}
                  onClick={() => revoke.mutate(key.id)}
                >
                  Retirar
                </Button>
              ),
            }))}
          />
        )}
      </Loaded>
      <ShownSecret what="la clave" secret={create.data?.secret} />
      <form onSubmit={submit} className="grid gap-3">
        <TextField
          label="Clave nueva"
          hint="Un nombre que diga qué programa la usa."
          required
          maxLength={60}
          value={label}
          onChange={({ target }) => setLabel(target.value)}
        />
        <ChoiceBoxes legend="Qué puede leer" words={COMPANY_SCOPES} chosen={scopes} onChange={setScopes} />
        <SelectField
          label="Hasta cuándo vale"
          value={days}
          onChange={({ target }) => setDays(target.value)}
          options={SPANS}
        />
        <Button
          type="submit"
          disabled={create.isPending || scopes.length === 0}
          className="justify-self-start"
        >
          Crear la clave
        </Button>
      </form>
    </SectionCard>
  );
}

function KeyFacts({ of: { prefix, scopes, createdBy, lastUsedAt, expiresAt } }: { of: CompanyKey }) {
  return (
    <>
      {prefix}… · {scopes.map((scope) => COMPANY_SCOPES[scope]).join(', ')} · de{' '}
      {createdBy ?? 'quien ya no está'} ·{' '}
      {lastUsedAt ? (
        <>
          usada <Instant at={lastUsedAt} />
        </>
      ) : (
        'sin usar'
      )}
      {expiresAt && (
        <>
          {' '}
          · hasta <Instant at={expiresAt} />
        </>
      )}
    </>
  );
}
