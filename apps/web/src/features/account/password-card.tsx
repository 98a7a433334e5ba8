import { useMutation } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { changePassword } from '#app/api/me.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { errorAt } from '#app/lib/problem.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';

/** Changes the own password; other devices are signed out. */
export function PasswordCard() {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const change = useMutation({
    mutationFn: () => changePassword({ current, next }),
    onSuccess: () => {
      setCurrent('');
      setNext('');
      showToast({
        title: 'Contraseña cambiada',
        description: 'Se ha cerrado la sesión en tus otros equipos.',
      });
    },
  });
  return (
    <SectionCard title="Contraseña">
      <form onSubmit={sentByPage(() => change.mutate())} className="grid gap-4">
        <FormProblem error={change.error} />
        <TextField
          label="La de ahora"
          type="password"
          autoComplete="current-password"
          required
          {...fieldOf(current, setCurrent, errorAt(change.error, '/current'))}
        />
        <TextField
          label="La nueva"
          hint="Diez caracteres como mínimo."
          type="password"
          autoComplete="new-password"
          minLength={10}
          maxLength={200}
          required
          {...fieldOf(next, setNext, errorAt(change.error, '/next'))}
        />
        <SubmitButton act={change} variant="secondary">
          Cambiar la contraseña
        </SubmitButton>
      </form>
    </SectionCard>
  );
}
