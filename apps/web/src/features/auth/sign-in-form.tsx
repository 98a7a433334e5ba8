import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import type { Airline } from '@va/schemas/content/airline.ts';
import { useSignIn } from './use-sign-in.ts';

interface SignInFormProps {
  airline: Airline;
  ready: boolean;
  onSignIn: (pilotIndicativo: string) => Promise<void>;
}

export function SignInForm({ airline, ready, onSignIn }: SignInFormProps) {
  const { submit, checking, waitSeconds, error } = useSignIn(airline, onSignIn);
  const [passwordShown, setPasswordShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.current) return;
    const data = new FormData(form.current);
    const typed = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const failed = await submit(typed('callsign'), typed('password'));
    if (failed) form.current?.querySelector<HTMLInputElement>(`[name=${failed}]`)?.focus();
  };

  return (
    <form ref={form} onSubmit={handleSubmit} className="grid gap-5" aria-busy={checking}>
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
      <Button type="submit" variant="primary" disabled={!ready || checking || waitSeconds > 0}>
        Acceder
      </Button>
      <p role="status" className="min-h-6 text-sm text-ink-2">
        {checking && 'Comprobando…'}
        {waitSeconds > 0 && `Demasiados intentos fallidos. Espera ${waitSeconds} s antes de volver a probar.`}
      </p>
    </form>
  );
}
