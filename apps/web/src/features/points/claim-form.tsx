import { useMutation } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { claimPoints } from '#app/api/points.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';

/** Form for a claim against a closed month, within its time limit. */
export function ClaimForm({ month, until }: { month: string; until: string }) {
  const [now] = useState(() => Date.now());
  const [text, setText, forget] = useDraftText(`reclamacion-${month}`);
  const [open, setOpen] = useState(text !== '');
  const [code, setCode] = useState('');
  const claim = useMutation({
    mutationFn: () =>
      claimPoints({ month, text: text.trim(), ...(code.trim() && { reportCode: code.trim() }) }),
    onSuccess: () => {
      forget();
      showToast({ title: 'Reclamación enviada', description: 'La respuesta te llega como mensaje.' });
    },
  });
  if (Date.parse(until) < now) return null;
  if (!open)
    return (
      <p className="flex flex-wrap items-center gap-3">
        <Button size="sm" onClick={() => setOpen(true)}>
          Reclamar
        </Button>
        <span className="text-ink-2">
          Hasta el <Instant at={until} />
        </span>
      </p>
    );
  return (
    <form className="grid gap-3" onSubmit={sentByPage(() => claim.mutate())}>
      <TextAreaField
        label="Qué falta o qué sobra"
        hint="De 20 a 4000 caracteres, con la fecha y el motivo."
        required
        minLength={20}
        maxLength={4000}
        {...fieldOf(text, setText)}
      />
      <TextField label="Código del informe (si es de un vuelo)" {...fieldOf(code, setCode)} />
      <FormProblem error={claim.error} />
      <div className="flex gap-2">
        <SubmitButton act={claim}>Enviar</SubmitButton>
        <Button onClick={() => setOpen(false)}>Cerrar</Button>
      </div>
    </form>
  );
}
