import { useMutation } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { lookAtDevice, decideDevice, type DeviceRequest } from '#app/api/devices.ts';
import { SubmitButton, ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { errorAt } from '#app/lib/problem.ts';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { KEY_SCOPES } from '@va/contract/account/key-scopes.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { confirmSession } from '#app/api/access.ts';
import { AccountProblem } from '#app/components/account-problem.tsx';
import { FactList } from '#app/components/fact-list.tsx';
import { Instant } from '#app/components/instant.tsx';

const words = new Intl.ListFormat('es-ES');

const DONE: Readonly<Record<DeviceRequest['state'], string>> = {
  pending: '',
  approved: 'Autorizado. Vuelve a tu programa: en unos segundos sigue solo.',
  denied: 'Rechazado. El programa no tiene ninguna clave tuya.',
};

/** The program that asks with a code, and the pilot's answer. */
function DeviceDecision({
  code,
  asked,
  onAnother,
}: {
  code: string;
  asked: DeviceRequest;
  onAnother: () => void;
}) {
  const decide = useMutation({ mutationFn: (approve: boolean) => decideDevice(code, approve) });
  const { state } = decide.data ?? asked;
  return (
    <SectionCard title={`«${asked.program}» quiere una clave tuya`}>
      <FactList
        facts={[
          [
            'Código',
            <span key="code" className="font-mono uppercase">
              {code}
            </span>,
          ],
          ['Lo pidió', <Instant key="asked" at={asked.askedAt} />],
          ['Podrá', words.format(asked.scopes.map((scope) => KEY_SCOPES[scope].toLowerCase()))],
        ]}
      />
      <AccountProblem error={decide.error} confirm={confirmSession} />
      <p role="status" className="font-bold">
        {DONE[state]}
      </p>
      {state === 'pending' ? (
        <>
          <p>Autorízalo sólo si lo acabas de abrir tú y te enseña este mismo código.</p>
          <div className="flex flex-wrap gap-3">
            <ActButton act={decide} input={true} variant="primary">
              Autorizar
            </ActButton>
            <ActButton act={decide} input={false}>
              Rechazar
            </ActButton>
          </div>
        </>
      ) : (
        <Button className="justify-self-start" onClick={onAnother}>
          Escribir otro código
        </Button>
      )}
    </SectionCard>
  );
}

/** Page to enter the code that a program shows, see what it asks for, and approve or deny it. */
export function DevicePage() {
  const [query] = useSearchParams();
  const [code, setCode] = useState(query.get('codigo') ?? '');
  const look = useMutation({ mutationFn: () => lookAtDevice(code) });
  const wrong = errorAt(look.error, '/userCode');
  return (
    <>
      <PageHead
        title="Autorizar un programa"
        lead="Tu programa enseña un código: escríbelo aquí y tendrá su propia clave, sin copiar nada."
      />
      <div className="grid max-w-xl gap-5">
        {look.data ? (
          <DeviceDecision code={code} asked={look.data} onAnother={look.reset} />
        ) : (
          <SectionCard title="Código del programa">
            <form onSubmit={sentByPage(() => look.mutate())} className="grid gap-4">
              <FormProblem error={wrong === undefined ? look.error : null} />
              <TextField
                label="Código"
                hint="Ocho letras y cifras, como ABCD-EFGH."
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                required
                maxLength={40}
                {...fieldOf(code, setCode, wrong)}
                className="font-mono uppercase"
              />
              <SubmitButton act={look}>Ver quién lo pide</SubmitButton>
            </form>
          </SectionCard>
        )}
        <p className="text-sm text-ink-2">
          Las claves de tus programas están en <TextLink to={paths.connect}>Conecta tu ACARS</TextLink>, donde
          también se retiran.
        </p>
      </div>
    </>
  );
}
