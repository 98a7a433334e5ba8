import { useEffect, useRef, useState, type ComponentType } from 'react';
import { LAST_DOOR_KEY } from '#app/config/storage-keys.ts';
import { readStored, removeStored } from '#app/services/storage.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import type { AirlineOfPages } from '@va/schemas/content/content.ts';
import { clearToasts, showToast } from '@va/ui/controls/toast-store.ts';
import { isCallsign } from '@va/domain/callsign.ts';
import { waitAfterFailures } from '#app/lib/sign-in-backoff.ts';
import { checkPassword } from '#app/services/password-check.ts';

type FieldName = 'callsign' | 'password';

/** Texts fixed by docs/spec.md §8. */
const WRONG_PASSWORD = 'Contraseña incorrecta';
/** The toast names the error; the text at the field gives advice. */
const PASSWORD_ADVICE = 'Compruébala y vuelve a probar: distingue mayúsculas de minúsculas.';
const callsignAdvice = (example: string) => `Escríbelo en mayúsculas y sin espacios, como ${example}.`;
const INSECURE =
  'Tu navegador no puede comprobar la contraseña en una conexión sin cifrar. Abre el portal con una dirección que empiece por https://.';
const NOT_LOADED =
  'No se ha podido cargar el portal. Comprueba tu conexión y vuelve a intentarlo: lo que has escrito sigue aquí.';

/** Says that a part of the portal has not come. */
const tellNotLoaded = (): void =>
  showToast({ title: 'Error', description: NOT_LOADED, variant: 'destructive' });

/** Checks the callsign, then the password; after repeated failures it makes the pilot wait (in memory only). */
export function useSignIn(airline: AirlineOfPages, onSignIn: (pilotIndicativo: string) => Promise<void>) {
  const [checking, setChecking] = useState(false);
  const [failures, setFailures] = useState(0);
  const [waitSeconds, setWaitSeconds] = useState(0);
  const [error, setError] = useState<{ field: FieldName; advice: string }>();

  useEffect(() => {
    if (waitSeconds === 0) return;
    const timer = setTimeout(() => setWaitSeconds(waitSeconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [waitSeconds]);

  const fail = (field: FieldName, message: string, advice: string): FieldName => {
    setError({ field, advice });
    showToast({ title: 'Error', description: message, variant: 'destructive' });
    setFailures(failures + 1);
    setWaitSeconds(waitAfterFailures(failures + 1));
    return field;
  };

  /** Resolves to the field to correct, or to undefined once the pilot is signed in. */
  const submit = async (callsign: string, password: string): Promise<FieldName | undefined> => {
    setError(undefined);
    if (!isCallsign(callsign, airline.callsign.pattern)) {
      return fail('callsign', airline.callsign.message, callsignAdvice(airline.callsign.example));
    }
    setChecking(true);
    try {
      const verdict = await checkPassword(password, airline.accessHash);
      if (verdict === 'wrong') return fail('password', WRONG_PASSWORD, PASSWORD_ADVICE);
      if (verdict === 'insecure-context') {
        showToast({ title: 'Error', description: INSECURE, variant: 'destructive' });
        return 'password';
      }
      clearToasts();
      await onSignIn(callsign);
      return undefined;
    } catch {
      tellNotLoaded();
      return 'password';
    } finally {
      setChecking(false);
    }
  };

  return { submit, checking, waitSeconds, error };
}

/** Props of the sign-in with an account. */
export interface DoorProps {
  /** Values of the two fields, a new object per press; undefined before the first. */
  typed: { callsign: string; password: string } | undefined;
  /** Opens the portal for this pilot. */
  onIn: (pilotIndicativo: string) => Promise<void>;
  /** Hears whether a second step takes the place of the two fields. */
  onSecondStep: (isSecond: boolean) => void;
}

export interface SignInFormProps {
  airline: AirlineOfPages;
  /** False while the portal is still loading: the form is sent only when that needs no further request. */
  ready: boolean;
  /** Opens the portal for this pilot. */
  onSignIn: (pilotIndicativo: string) => Promise<void>;
  /** Loads the sign-in with an account; undefined without accounts. */
  loadDoor: (() => Promise<ComponentType<DoorProps>>) | undefined;
}

export function SignInForm({ airline, ready, onSignIn, loadDoor }: SignInFormProps) {
  const { submit, checking, waitSeconds, error } = useSignIn(airline, onSignIn);
  const [passwordShown, setPasswordShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // Once the account's way is open, Enter takes it.
  const [Door, setDoor] = useState<ComponentType<DoorProps>>();
  const [typed, setTyped] = useState<DoorProps['typed']>();
  const [isSecond, setIsSecond] = useState(false);

  const read = () => {
    const data = new FormData(form.current ?? undefined);
    const text = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    return { callsign: text('callsign'), password: text('password') };
  };
  const enterByShared = async () => {
    if (!form.current?.reportValidity()) return;
    const { callsign, password } = read();
    const failed = await submit(callsign, password);
    if (failed) form.current?.querySelector<HTMLInputElement>(`[name=${failed}]`)?.focus();
    else removeStored(LAST_DOOR_KEY);
  };
  const openDoor = () => void loadDoor?.().then((door) => setDoor(() => door), tellNotLoaded);
  const enterByAccount = () => {
    setTyped(read());
    openDoor();
  };
  useEffect(() => {
    if (readStored(LAST_DOOR_KEY)) void loadDoor?.().then((door) => setDoor(() => door), tellNotLoaded);
  }, [loadDoor]);

  return (
    <>
      <form
        ref={form}
        hidden={isSecond}
        onSubmit={(event) => {
          event.preventDefault();
          if (Door) enterByAccount();
          else void enterByShared();
        }}
        className="grid gap-5"
        aria-busy={checking}
      >
        <TextField
          label="Indicativo"
          name="callsign"
          autoComplete="username"
          autoCapitalize="characters"
          spellCheck={false}
          required
          placeholder={airline.callsign.example}
          className="font-mono tracking-wider"
          error={error?.field === 'callsign' ? error.advice : undefined}
        />
        <TextField
          label="Contraseña"
          name="password"
          type={passwordShown ? 'text' : 'password'}
          autoComplete="current-password"
          required
          error={error?.field === 'password' ? error.advice : undefined}
          trailing={
            <button
              type="button"
              aria-label={passwordShown ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
              onClick={() => setPasswordShown(!passwordShown)}
              className="min-h-11 rounded-md px-3 text-sm font-bold text-link hover:bg-surface-2"
            >
              {passwordShown ? 'Ocultar' : 'Mostrar'}
            </button>
          }
        />
        <Button
          {...(Door ? { onClick: enterByShared } : { type: 'submit', variant: 'primary' })}
          disabled={!ready || checking || waitSeconds > 0}
        >
          Acceder
        </Button>
        {loadDoor && (
          <Button {...(Door ? { type: 'submit', variant: 'primary' } : { onClick: enterByAccount })}>
            Entrar con mi cuenta de piloto
          </Button>
        )}
        <p role="status" className="min-h-6 text-sm text-ink-2">
          {checking && 'Comprobando…'}
          {waitSeconds > 0 &&
            `Demasiados intentos fallidos. Espera ${waitSeconds} s antes de volver a probar. `}
          {loadDoor &&
            error?.field === 'password' &&
            '¿Es la tuya propia? Pulsa «Entrar con mi cuenta de piloto».'}
        </p>
      </form>
      {Door && <Door typed={typed} onIn={onSignIn} onSecondStep={setIsSecond} />}
    </>
  );
}
