import { useMutation } from '@tanstack/react-query';
import { Card } from '@va/ui/controls/card.tsx';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import type { ReactNode } from 'react';
import { assignAppeal } from '#app/api/appeals.ts';
import { useSession } from '#app/api/use-session.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { AssignAppeal } from '#app/components/assign-appeal.tsx';
import { EvidenceLink } from '#app/components/evidence-field.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { TextFacts } from '#app/components/text-facts.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';

interface AppealDecisionProps {
  appeal: {
    id: string;
    text: string;
    evidence: string[];
    raisedAt: string;
    assignedTo: string | null;
    mayDecide: boolean;
  };
  /** Pilot and subject of the appeal. */
  title: string;
  /** The first decision. */
  facts: readonly (readonly [label: string, text: string])[];
  /** Further fields for the decision, besides the text. */
  children?: ReactNode;
  /** Label of the button that upholds it: «Estimar y levantar la sanción». */
  uphold: string;
  /** Persons who may not decide it: «ni el piloto ni quien puso la sanción». */
  others: string;
  onDecide: (id: string, body: { verdict: 'uphold' | 'dismiss'; answer: string }) => Promise<unknown>;
}

/** One appeal with its two answers, or the reason why this person can't decide it. */
export function AppealDecision({
  appeal,
  title,
  facts,
  children,
  uphold,
  others,
  onDecide,
}: AppealDecisionProps) {
  const { can } = useSession();
  const [answer, setAnswer, forget] = useDraftText(`resolver-${appeal.id}`);
  const decide = useMutation({
    mutationFn: (verdict: 'uphold' | 'dismiss') => onDecide(appeal.id, { verdict, answer }),
    onSuccess: (_, verdict) => {
      forget();
      showToast({
        title: verdict === 'uphold' ? 'Recurso estimado' : 'Recurso desestimado',
        description: 'El piloto lee tu respuesta.',
      });
    },
  });
  return (
    <Card className="grid grid-cols-1 gap-3 p-4">
      <h3 className="font-bold">{title}</h3>
      <p className="text-sm text-ink-2">
        Recurrida el <Instant at={appeal.raisedAt} />
      </p>
      <TextFacts facts={[...facts, ['Recurso', appeal.text]]} />
      {appeal.evidence.map((link) => (
        <EvidenceLink key={link} href={link} />
      ))}
      {children}
      <AssignAppeal appeal={appeal} mayAssign={can('appeals.assign')} onAssign={assignAppeal} />
      {appeal.mayDecide ? (
        <>
          <FormProblem error={decide.error} />
          <TextAreaField
            label="Respuesta"
            hint="De 10 a 2000 caracteres. La lee el piloto."
            maxLength={2000}
            {...fieldOf(answer, setAnswer, errorAt(decide.error, '/answer'))}
          />
          <div className="flex flex-wrap gap-2">
            <ActButton act={decide} input="uphold" variant="primary">
              {uphold}
            </ActButton>
            <ActButton act={decide} input="dismiss">
              Desestimar
            </ActButton>
          </div>
        </>
      ) : (
        <p className="text-sm">Lo decide otra persona: {others}.</p>
      )}
    </Card>
  );
}
