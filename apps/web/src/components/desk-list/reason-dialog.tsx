import { useMutation } from '@tanstack/react-query';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { use, useState } from 'react';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { sentByPage } from '#app/lib/form-props.ts';
import { ReasonDrafts } from './reason-drafts.ts';

interface ReasonDialogProps {
  title: string;
  /** What it does, in a sentence. */
  note: string;
  /** Words of the button that does it. */
  button: string;
  act: (reason: string) => Promise<unknown>;
  /** What is said once it is done: title and, after it, what followed. */
  done?: { title: string; description: string };
  /** Name under which what is typed is kept: of the act and the id of its subject, as titles repeat. */
  draft: string;
  onClose: () => void;
  /** Hears why it was refused, once what had changed meanwhile has been read again. */
  onRefused?: (error: unknown) => void;
}

/** Asks for the reason of an act of the desk, and does it; what is typed stays until then, also when it is closed. */
export function ReasonDialog({
  title,
  note,
  button,
  act,
  done,
  draft,
  onClose,
  onRefused,
}: ReasonDialogProps) {
  // Once it is done, the page may already ask for the contrary, with another draft.
  const [kept] = useState(draft);
  const useText = use(ReasonDrafts);
  const [reason, setReason, forget] = useText(kept);
  const apply = useMutation({
    mutationFn: () => act(reason.trim()),
    // What is said is of when it was asked: once it is done, the page may already ask for the contrary.
    onMutate: () => done ?? { title: 'Hecho', description: `${title}.` },
    onSuccess: (_, __, said) => {
      forget();
      showToast(said);
      onClose();
    },
    onError: (error) => onRefused?.(error),
  });
  return (
    <Dialog open onClose={onClose} title={title}>
      <form onSubmit={sentByPage(() => apply.mutate())} className="grid gap-4">
        <p className="text-ink-2">{note}</p>
        <FormProblem error={apply.error} />
        <ReasonField value={reason} error={apply.error} onChange={setReason} />
        <SubmitButton act={apply}>{button}</SubmitButton>
      </form>
    </Dialog>
  );
}
