import { useMutation } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { TextField } from '@va/ui/controls/field.tsx';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { ApiProblem, problemText } from '#app/lib/problem.ts';

/**
 * Message about a failed change of an account's sign-in data, with a field for the password if the server asks for it
 * again. `confirm` sends that password to the server.
 */
export function AccountProblem({
  error,
  confirm,
}: {
  error: unknown;
  confirm: (password: string) => Promise<unknown>;
}) {
  return (
    <>
      <FormProblem error={error} />
      {error instanceof ApiProblem && error.problem.code === 'confirma-que-eres-tu' && (
        <ConfirmPassword confirm={confirm} />
      )}
    </>
  );
}

/** Asks for the password again inside another form, whose values stay. */
function ConfirmPassword({ confirm: ask }: { confirm: (password: string) => Promise<unknown> }) {
  const [password, setPassword] = useState('');
  const confirm = useMutation({
    mutationFn: () => ask(password),
    onSuccess: () => setPassword(''),
  });
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Otherwise Enter would submit the surrounding form.
    event.preventDefault();
    if (password !== '' && !confirm.isPending) confirm.mutate();
  };
  if (confirm.isSuccess) return <p role="status">Confirmado. Ahora haz otra vez lo que ibas a hacer.</p>;
  return (
    <div className="grid gap-3">
      <TextField
        label="Tu contraseña, para confirmar que eres tú"
        type="password"
        autoComplete="current-password"
        {...fieldOf(password, setPassword, confirm.error ? problemText(confirm.error) : undefined)}
        onKeyDown={onEnter}
      />
      <ActButton act={confirm} disabled={password === ''} className="justify-self-start">
        Confirmar
      </ActButton>
    </div>
  );
}
