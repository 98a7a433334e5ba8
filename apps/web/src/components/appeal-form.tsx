import { useMutation } from '@tanstack/react-query';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { errorAt } from '#app/lib/problem.ts';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { ActButton, SubmitButton } from './act-button.tsx';
import { EvidenceField } from './evidence-field.tsx';
import { FormProblem } from './form-problem.tsx';
import { Instant } from './instant.tsx';

/** A stored draft: its text, a function to change it, and one to delete it. */
type Draft = readonly [value: string, change: (value: string) => void, forget: () => void];

interface AppealFormProps {
  text: Draft;
  /** Address of something that shows it; may be empty. */
  evidence: Draft;
  /** Instant until which the decision is appealed. */
  until: string;
  /** Who decides the appeal, and which decision applies until then. */
  note: string;
  /** Label of the button: «Recurrir la sanción». */
  button: string;
  onSend: (body: { text: string; evidence?: string[] }) => Promise<unknown>;
}

/** Form for an appeal against a decision about the pilot, with links to evidence. */
export function AppealForm({
  text: [text, setText, forgetText],
  evidence: [evidence, setEvidence, forgetEvidence],
  until,
  note,
  button,
  onSend,
}: AppealFormProps) {
  const link = evidence.trim();
  const send = useMutation({
    mutationFn: () => onSend({ text, ...(link && { evidence: [link] }) }),
    onSuccess: () => {
      forgetText();
      forgetEvidence();
      showToast({ title: 'Recurso enviado', description: 'La respuesta te llega como mensaje.' });
    },
  });
  return (
    <form className="grid gap-4" onSubmit={sentByPage(() => send.mutate())}>
      <p className="text-sm text-ink-2">
        Puedes recurrir hasta el <Instant at={until} />. {note}
      </p>
      <TextAreaField
        label="Por qué recurres"
        hint="De 20 a 4000 caracteres."
        required
        minLength={20}
        maxLength={4000}
        {...fieldOf(text, setText, errorAt(send.error, '/text'))}
      />
      <EvidenceField value={evidence} error={send.error} onChange={setEvidence} />
      <FormProblem error={send.error} />
      <SubmitButton act={send}>{button}</SubmitButton>
    </form>
  );
}

/** Takes an appeal back that nobody has decided on. */
export function WithdrawAppeal({
  stands,
  onWithdraw,
}: {
  /** The decision that stays in force after the withdrawal: «La sanción». */
  stands: string;
  onWithdraw: () => Promise<unknown>;
}) {
  const withdraw = useMutation({
    mutationFn: onWithdraw,
    onSuccess: () => showToast({ title: 'Recurso retirado', description: `${stands} queda como estaba.` }),
  });
  return (
    <>
      <FormProblem error={withdraw.error} />
      <ActButton act={withdraw} className="justify-self-start">
        Retirar el recurso
      </ActButton>
    </>
  );
}
