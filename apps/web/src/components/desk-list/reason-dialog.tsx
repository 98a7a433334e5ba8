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
  /** Effect of the act, in a sentence. */
  note: string;
  /** Words of the button that does it. */
  button: string;
  act: (reason: string) => Promise<unknown>;
  /** Toast after success: title and description. */
  done?: { title: string; description: string };
  /** Key of the stored draft: act and id of its subject, since titles are not unique. */
  draft: string;
  onClose: () => void;
  /** Hears why it was refused, once what had changed meanwhile has been read again. */
  onRefused?: (error: unknown) => void;
}

/**
 * Dialog that asks for the reason of an act of the desk and carries it out. The typed reason is kept until then, even
 * if the dialog is closed.
 */
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
    // Takes the words from the moment of the request: after success the page may already offer the opposite act.
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
