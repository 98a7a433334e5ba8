import { useMutation } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { TextAreaField } from '@va/ui/controls/field.tsx';
import { assignAppeal } from '#app/api/appeals.ts';
import { decideAppeal, type SanctionAppeal } from '#app/api/sanctions.ts';
import { useSession } from '#app/api/use-session.ts';
import { AssignAppeal } from '#app/components/assign-appeal.tsx';
import { EvidenceLink } from '#app/components/evidence-link.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { TextFacts } from '#app/components/text-facts.tsx';
import { errorAt } from '#app/lib/problem.ts';
import { SANCTION_KINDS } from '#app/lib/sanction-words.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';

/** One appeal against a sanction with its two answers, or why this person can't give them. */
export function AppealDecision({ appeal }: { appeal: SanctionAppeal }) {
  const { can } = useSession();
  const [answer, setAnswer, forget] = useDraftText(`resolver-${appeal.id}`);
  const decide = useMutation({
    mutationFn: (verdict: 'uphold' | 'dismiss') => decideAppeal(appeal.id, { verdict, answer }),
    onSuccess: forget,
  });
  return (
    <Card className="grid grid-cols-1 gap-3 p-4">
      <h2 className="font-bold">
        {appeal.callsign}: {SANCTION_KINDS[appeal.kind]}
      </h2>
      <p className="text-sm text-ink-2">
        Recurrida el <Instant at={appeal.raisedAt} />
      </p>
      <TextFacts
        facts={[
          ['Hechos', appeal.facts],
          ['Lo que dijo', appeal.heard],
          ['La puso', appeal.sanctionedBy ?? '—'],
          ['Recurso', appeal.text],
        ]}
      />
      {appeal.evidence.map((link) => (
        <EvidenceLink key={link} href={link} />
      ))}
      <AssignAppeal appeal={appeal} mayAssign={can('appeals.assign')} onAssign={assignAppeal} />
      {appeal.mayDecide ? (
        <>
          <FormProblem error={decide.error} />
          <TextAreaField
            label="Respuesta"
            hint="De 10 a 2000 caracteres. La lee el piloto."
            maxLength={2000}
            value={answer}
            error={errorAt(decide.error, '/answer')}
            onChange={({ target }) => setAnswer(target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" disabled={decide.isPending} onClick={() => decide.mutate('uphold')}>
              Estimar y levantar la sanción
            </Button>
            <Button disabled={decide.isPending} onClick={() => decide.mutate('dismiss')}>
              Desestimar
            </Button>
          </div>
        </>
      ) : (
        <p className="text-sm">Lo decide otra persona: ni el piloto ni quien puso la sanción.</p>
      )}
    </Card>
  );
}
