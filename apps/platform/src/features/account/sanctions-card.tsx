import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { TextAreaField } from '@va/ui/controls/field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { Link } from 'react-router';
import { appealSanction, ownSanctionsQuery, withdrawAppeal, type OwnSanction } from '#app/api/sanctions.ts';
import { EvidenceField } from '#app/components/evidence-field.tsx';
import { FactList } from '#app/components/fact-list.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextFacts } from '#app/components/text-facts.tsx';
import { paths } from '#app/config/paths.ts';
import { errorAt } from '#app/lib/problem.ts';
import { APPEAL_STATES, SANCTION_KINDS } from '#app/lib/sanction-words.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';

/** The pilot's sanctions with the way to appeal; nothing where there is none, as for almost everybody. */
export function SanctionsCard() {
  const { data = [] } = useQuery(ownSanctionsQuery);
  if (data.length === 0) return null;
  return (
    <SectionCard title="Sanciones">
      {data.map((sanction) => (
        <OneSanction key={sanction.id} sanction={sanction} />
      ))}
    </SectionCard>
  );
}

function OneSanction({ sanction }: { sanction: OwnSanction }) {
  const { kind, facts, heard, startsAt, endsAt, liftedAt, appeal, appealUntil, report } = sanction;
  const end = liftedAt ?? endsAt;
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line pt-4 first-of-type:border-0 first-of-type:pt-0">
      <h3 className="font-bold first-letter:uppercase">{SANCTION_KINDS[kind]}</h3>
      <FactList
        facts={[
          ['Desde', <Instant key="from" at={startsAt} withTime={false} />],
          [
            liftedAt === null ? 'Hasta' : 'Levantada',
            end === null ? '—' : <Instant key="to" at={end} withTime={false} />,
          ],
        ]}
      />
      <TextFacts
        facts={[
          ['Hechos', facts],
          ['Lo que dijiste', heard],
          ...(appeal ? [[`Tu recurso, ${APPEAL_STATES[appeal.state]}`, appeal.text] as const] : []),
          ...(appeal?.answer ? [['Respuesta', appeal.answer] as const] : []),
        ]}
      />
      {appeal?.state === 'open' && <Withdraw id={sanction.id} />}
      {appealUntil !== null && <Appeal id={sanction.id} until={appealUntil} />}
      {report !== null && (
        <Link to={paths.report(report)} className="text-link underline">
          Se recurre en el informe {report}
        </Link>
      )}
    </div>
  );
}

function Appeal({ id, until }: { id: string; until: string }) {
  const [text, setText, forget] = useDraftText(`recurso-sancion-${id}`);
  const [evidence, setEvidence, forgetEvidence] = useDraftText(`prueba-sancion-${id}`);
  const link = evidence.trim();
  const send = useMutation({
    mutationFn: () => appealSanction(id, { text, ...(link && { evidence: [link] }) }),
    onSuccess: () => {
      forget();
      forgetEvidence();
      showToast({ title: 'Recurso enviado', description: 'La respuesta te llega como mensaje.' });
    },
  });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <p className="text-sm text-ink-2">
        Puedes recurrir hasta el <Instant at={until} />. Decide una persona distinta de quien la puso;
        mientras, la sanción sigue.
      </p>
      <TextAreaField
        label="Por qué recurres"
        hint="De 20 a 4000 caracteres."
        required
        minLength={20}
        maxLength={4000}
        value={text}
        error={errorAt(send.error, '/text')}
        onChange={(event) => setText(event.target.value)}
      />
      <EvidenceField value={evidence} error={send.error} onChange={setEvidence} />
      <FormProblem error={send.error} />
      <Button type="submit" variant="primary" disabled={send.isPending} className="justify-self-start">
        Recurrir la sanción
      </Button>
    </form>
  );
}

function Withdraw({ id }: { id: string }) {
  const withdraw = useMutation({
    mutationFn: () => withdrawAppeal(id),
    onSuccess: () => showToast({ title: 'Recurso retirado', description: 'La sanción queda como estaba.' }),
  });
  return (
    <>
      <FormProblem error={withdraw.error} />
      <Button disabled={withdraw.isPending} onClick={() => withdraw.mutate()} className="justify-self-start">
        Retirar el recurso
      </Button>
    </>
  );
}
