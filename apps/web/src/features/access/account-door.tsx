import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { passkeyOptions, signIn, usePasskey } from '#app/api/access.ts';
import { sessionQuery } from '#app/api/session.ts';
import { useSession } from '#app/api/use-session.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { withBase } from '#app/config/base-url.ts';
import { paths } from '#app/config/paths.ts';
import { LAST_DOOR_KEY } from '#app/config/storage-keys.ts';
import { deviceName } from '#app/lib/device-name.ts';
import { isWrongPassword } from '#app/lib/problem.ts';
import { canUsePasskeys, getPasskey } from '#app/services/passkeys.ts';
import { writeStored } from '#app/services/storage.ts';
import { SecondFactorForm } from './second-factor-form.tsx';

interface AccountDoorProps {
  /** Values of the gate's two fields, a new object per press; undefined before the first. */
  typed: { callsign: string; password: string } | undefined;
  /** Opens the portal for this pilot. */
  onIn: (callsign: string) => Promise<void>;
  /** Hears whether the second step takes the place of the two fields. */
  onSecondStep: (isSecond: boolean) => void;
}

/**
 * The gate's second way in: the same two fields with the pilot's own password, or a passkey, and the second step of those
 * who have one. It opens portal and platform together.
 */
export function AccountDoor({ typed, onIn, onSecondStep }: AccountDoorProps) {
  const { session, pilot } = useSession();
  const client = useQueryClient();
  const box = useRef<HTMLElement>(null);
  // The session that was requested when the door opened may predate the sign-in, so it is cancelled and read again.
  const onSuccess = async () => {
    await client.cancelQueries({ queryKey: sessionQuery.queryKey });
    await client.refetchQueries({ queryKey: sessionQuery.queryKey });
  };
  const byPassword = useMutation({
    mutationFn: (body: { callsign: string; password: string }) => signIn({ ...body, device: deviceName() }),
    onSuccess,
    // The error is announced by itself; the focus moves to the password, to be typed again. Does nothing if the person
    // is typing already.
    onError: (error) => {
      if (isWrongPassword(error) && document.activeElement?.matches('body, button'))
        box.current?.parentElement?.querySelector<HTMLInputElement>('[name=password]')?.focus();
    },
  });
  const byPasskey = useMutation({
    mutationFn: async () => usePasskey(await getPasskey(await passkeyOptions()), deviceName()),
    onSuccess,
  });
  const { mutate } = byPassword;
  const tried = useRef<AccountDoorProps['typed']>(undefined);
  const isWhole = typed && typed.callsign !== '' && typed.password !== '';
  useEffect(() => {
    if (!isWhole || tried.current === typed) return;
    tried.current = typed;
    mutate(typed);
  }, [typed, isWhole, mutate]);

  const callsign = session?.ended ? null : (pilot?.callsign ?? null);
  useEffect(() => {
    if (callsign === null) return;
    writeStored(LAST_DOOR_KEY, 'cuenta');
    void onIn(callsign);
  }, [callsign, onIn]);
  const isSecond = session?.stage === 'second_factor';
  useEffect(() => onSecondStep(isSecond), [isSecond, onSecondStep]);

  if (isSecond)
    return (
      <section aria-labelledby="segundo-paso" className="grid gap-5">
        <h2 id="segundo-paso" className="text-lg font-bold">
          Falta un paso: tu segundo factor
        </h2>
        <SecondFactorForm methods={session.methods} />
      </section>
    );
  return (
    <section ref={box} aria-label="Con tu cuenta de piloto" className="grid gap-4">
      <FormProblem error={byPassword.error ?? byPasskey.error} />
      <p role="status" className="text-sm text-ink-2">
        {byPassword.isPending
          ? 'Entrando…'
          : !isWhole && 'Escribe tu indicativo y tu propia contraseña, o usa tu llave de acceso.'}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {canUsePasskeys() && (
          <ActButton act={byPasskey} disabled={byPassword.isPending}>
            <KeyRound aria-hidden className="size-4" />
            Entrar con llave de acceso
          </ActButton>
        )}
        <a href={withBase(paths.recovery)} className="text-sm text-link underline">
          He olvidado mi contraseña
        </a>
      </div>
    </section>
  );
}
