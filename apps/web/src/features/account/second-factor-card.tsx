import { useMutation, useQuery } from '@tanstack/react-query';
import { confirmSession } from '#app/api/access.ts';
import { addPasskey, newPasskeyOptions, secondFactorQuery } from '#app/api/second-factor.ts';
import { AccountProblem } from '#app/components/account-problem.tsx';
import { ActButton } from '#app/components/act-button.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { deviceName } from '#app/lib/device-name.ts';
import { canUsePasskeys, makePasskey } from '#app/services/passkeys.ts';
import { PasskeyList } from './passkey-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
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
