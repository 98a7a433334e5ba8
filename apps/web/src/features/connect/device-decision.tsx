import { useMutation } from '@tanstack/react-query';
import { KEY_SCOPES } from '@va/contract/account/key-scopes.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { confirmSession } from '#app/api/access.ts';
import { decideDevice, type DeviceRequest } from '#app/api/device.ts';
import { AccountProblem } from '#app/components/account-problem.tsx';
import { ActButton } from '#app/components/act-button.tsx';
import { FactList } from '#app/components/fact-list.tsx';
import { Instant } from '#app/components/instant.tsx';
import { SectionCard } from '#app/components/section-card.tsx';

const words = new Intl.ListFormat('es-ES');

const DONE: Readonly<Record<DeviceRequest['state'], string>> = {
  pending: '',
  approved: 'Autorizado. Vuelve a tu programa: en unos segundos sigue solo.',
  denied: 'Rechazado. El programa no tiene ninguna clave tuya.',
};

/** The program that asks with a code, and the pilot's answer. */
export function DeviceDecision({
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
