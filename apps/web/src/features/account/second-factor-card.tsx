import { useMutation, useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { confirmSession } from '#app/api/access.ts';
import {
  addPasskey,
  makeRecoveryCodes,
  newPasskeyOptions,
  secondFactorQuery,
} from '#app/api/second-factor.ts';
import { AccountProblem } from '#app/components/account-problem.tsx';
import { ActButton } from '#app/components/act-button.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { deviceName } from '#app/lib/device-name.ts';
import { canUsePasskeys, makePasskey } from '#app/services/passkeys.ts';
import { PasskeyList } from './passkey-list.tsx';
import { TotpSetup } from './totp-setup.tsx';

/** Codes of an app and passkeys as a second factor besides the password; required for administrators. */
export function SecondFactorCard() {
  const factors = useQuery(secondFactorQuery);
  const add = useMutation({
    mutationFn: async () => addPasskey(deviceName(), await makePasskey(await newPasskeyOptions())),
  });
  return (
    <SectionCard title="Segundo factor">
      <AccountProblem error={add.error} confirm={confirmSession} />
      <Loaded query={factors} what="tu segundo factor">
        {({ required, totp, passkeys, recoveryCodes }) => (
          <>
            {required && !totp && passkeys.length === 0 && (
              <p className="rounded-md border border-media bg-media-soft px-3 py-2 text-sm">
                Tu cuenta administra la plataforma: hasta que pongas un segundo factor no podrás usar la mesa.
              </p>
            )}
            <TotpSetup active={totp} />
            <PasskeyList passkeys={passkeys} />
            {(totp || passkeys.length > 0) && <RecoveryCodes left={recoveryCodes} />}
            {canUsePasskeys() && (
              <ActButton act={add} className="justify-self-start">
                Añadir una llave de acceso
              </ActButton>
            )}
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}

/** Recovery codes on paper for a lost second factor. `left`: number of codes that are still valid. */
export function RecoveryCodes({ left }: { left: number }) {
  const make = useMutation({ mutationFn: makeRecoveryCodes });
  return (
    <div className="grid gap-3">
      <AccountProblem error={make.error} confirm={confirmSession} />
      {make.data ? (
        <div role="status" className="grid gap-2">
          <p>Guárdalos fuera de este equipo: no se vuelven a enseñar, y cada uno sirve una vez.</p>
          <ul className="grid grid-cols-2 gap-1 rounded-md bg-surface-2 p-3 font-mono text-sm select-all">
            {make.data.codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </div>
      ) : (
        <p>
          {left === 0
            ? 'No tienes códigos de recuperación: con ellos entras si pierdes tu segundo factor.'
            : `Te ${left === 1 ? 'queda' : 'quedan'} ${countOf(left, 'código', 'códigos')} de recuperación.`}
        </p>
      )}
      <ActButton act={make} className="justify-self-start">
        {left === 0 ? 'Hacer códigos de recuperación' : 'Hacer otros códigos'}
      </ActButton>
    </div>
  );
}
