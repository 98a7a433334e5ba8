import { useMutation, useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { confirmSession } from '#app/api/access.ts';
import {
  addPasskey,
  makeRecoveryCodes,
  newPasskeyOptions,
  secondFactorQuery,
  removePasskey,
  type SecondFactor,
  confirmTotp,
  removeTotp,
  startTotp,
} from '#app/api/second-factor.ts';
import { AccountProblem } from '#app/components/account-problem.tsx';
import { ActButton, SubmitButton } from '#app/components/act-button.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { deviceName } from '#app/lib/device-name.ts';
import { canUsePasskeys, makePasskey } from '#app/services/passkeys.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { QrCode } from '#app/components/qr-code.tsx';

type Passkey = SecondFactor['passkeys'][number];

/** The passkeys of the account. Taking one away asks for the password once more. */
function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [going, setGoing] = useState<Passkey>();
  const [password, setPassword] = useState('');
  const close = () => {
    setGoing(undefined);
    setPassword('');
  };
  const remove = useMutation({ mutationFn: (id: string) => removePasskey(id, password), onSuccess: close });
  return (
    <>
      <RowList
        rows={passkeys.map((passkey) => ({
          key: passkey.id,
          title: passkey.label,
          detail: (
            <>
              Llave de acceso desde <Instant at={passkey.createdAt} withTime={false} />
            </>
          ),
          action: (
            <Button
              size="sm"
              aria-label={`Quitar la llave ${passkey.label}`}
              onClick={() => setGoing(passkey)}
            >
              Quitar
            </Button>
          ),
        }))}
      />
      <Dialog open={going !== undefined} onClose={close} title={`Quitar la llave «${going?.label ?? ''}»`}>
        <form onSubmit={sentByPage(() => going && remove.mutate(going.id))} className="grid gap-4">
          <FormProblem error={remove.error} />
          <TextField
            label="Tu contraseña"
            type="password"
            autoComplete="current-password"
            required
            {...fieldOf(password, setPassword)}
          />
          <SubmitButton act={remove}>Quitar la llave</SubmitButton>
        </form>
      </Dialog>
    </>
  );
}

/** Sets up codes of an app in two steps, or takes them away with the password. */
export function TotpSetup({ active }: { active: boolean }) {
  const [text, setText] = useState('');
  const start = useMutation({ mutationFn: startTotp });
  const confirm = useMutation({ mutationFn: () => confirmTotp(text), onSuccess: () => setText('') });
  const remove = useMutation({
    mutationFn: () => removeTotp(text),
    onSuccess: () => {
      setText('');
      // A new set-up asks for a new secret.
      start.reset();
    },
  });
  const change = active ? remove : confirm;
  if (!active && !start.data)
    return (
      <div className="grid gap-3">
        <AccountProblem error={start.error} confirm={confirmSession} />
        <ActButton act={start} className="justify-self-start">
          Poner códigos de una aplicación
        </ActButton>
      </div>
    );
  return (
    <form onSubmit={sentByPage(() => change.mutate())} className="grid gap-3">
      <AccountProblem error={confirm.error ?? remove.error} confirm={confirmSession} />
      {active ? (
        <>
          <p>Los códigos de tu aplicación están en vigor.</p>
          <TextField
            label="Tu contraseña, para quitarlos"
            type="password"
            autoComplete="current-password"
            required
            {...fieldOf(text, setText)}
          />
        </>
      ) : (
        start.data && (
          <>
            <p>Apunta la cámara de tu aplicación a este código, o escribe en ella la clave.</p>
            <QrCode text={start.data.uri} label="Código para tu aplicación de códigos" />
            <code className="font-mono text-sm wrap-anywhere select-all">{start.data.secret}</code>
            <TextField
              label="Código que enseña"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              {...fieldOf(text, setText)}
            />
          </>
        )
      )}
      <SubmitButton act={change} variant="secondary">
        {active ? 'Quitar los códigos' : 'Activar'}
      </SubmitButton>
    </form>
  );
}

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
