import { useMutation } from '@tanstack/react-query';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SectionCard } from '#app/components/section-card.tsx';

interface WriteMessageProps {
  code: string;
  title: string;
  /** What will happen to the message. */
  hint: string;
  /** The draft: its text, a function to change it, and one to delete it. */
  draft: readonly [text: string, setText: (text: string) => void, forget: () => void];
  onSend: (code: string, text: string) => Promise<unknown>;
  /** Whether it is rendered inside another card. */
  inside?: boolean;
}

/** Form for a message about a report to the other side, kept in its history. The text stays until it has been sent. */
export function WriteMessage({ code, title, hint, draft, onSend, inside = false }: WriteMessageProps) {
  const [text, setText, forget] = draft;
  const send = useMutation({
    mutationFn: () => onSend(code, text),
    onSuccess: () => {
      forget();
      showToast({ title: 'Mensaje enviado', description: 'Queda en la historia del informe.' });
    },
  });
  return (
    <SectionCard title={title} inside={inside}>
      <p className="text-sm text-ink-2">{hint}</p>
      <TextAreaField
        label="Tu mensaje"
        hint="De 10 a 2000 caracteres."
        maxLength={2000}
        {...fieldOf(text, setText, errorAt(send.error, '/text'))}
      />
      <FormProblem error={send.error} />
      <ActButton act={send} className="justify-self-start">
        Enviar el mensaje
      </ActButton>
    </SectionCard>
  );
}
