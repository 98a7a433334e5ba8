import { useEffect, useState } from 'react';
import { clearToasts, showToast } from '@va/ui/controls/toast-store.ts';
import type { AirlineOfPages } from '@va/schemas/content/content.ts';
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
export const tellNotLoaded = (): void =>
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
