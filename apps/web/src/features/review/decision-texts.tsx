import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { errorAt } from '#app/lib/problem.ts';
import { type Act, ACTS } from './acts.ts';
import type { DecisionDraft } from './use-decision-draft.ts';

interface DecisionTextsProps {
  act: Act;
  /** Somebody has proposed to void the report, and noted what its pilot says. */
  proposed: boolean;
  draft: DecisionDraft;
  /** Why the server did not take it. */
  error: Error | null;
  onText: (text: string) => void;
  onHeard: (heard: string) => void;
}

/** What the pilot will read, and what they say before a report is voided. */
export function DecisionTexts({ act, proposed, draft, error, onText, onHeard }: DecisionTextsProps) {
  return (
    <div className="grid gap-4">
      <TextAreaField
        label={act === 'void' ? (proposed ? 'Por qué lo confirmas' : 'Qué pasó') : 'Lo que leerá el piloto'}
        hint={
          ACTS[act].needsText
            ? 'De 10 a 2000 caracteres.'
            : 'Opcional, salvo que perdones algo o no veas emergencia.'
        }
        className="min-h-24!"
        maxLength={2000}
        value={draft.text}
        onChange={(event) => onText(event.target.value)}
        error={['/text', '/answer', '/facts'].map((at) => errorAt(error, at)).find(Boolean)}
      />
      {act === 'void' && !proposed && (
        <TextAreaField
          label="Qué dice el piloto"
          hint="Antes hay que oírle."
          maxLength={2000}
          value={draft.heard}
          onChange={(event) => onHeard(event.target.value)}
          error={errorAt(error, '/heard')}
        />
      )}
    </div>
  );
}
