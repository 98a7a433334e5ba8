import { useQuery } from '@tanstack/react-query';
import { appealSanction, ownSanctionsQuery, withdrawAppeal, type OwnSanction } from '#app/api/sanctions.ts';
import { AppealForm, WithdrawAppeal } from '#app/components/appeal-form.tsx';
import { FactList } from '#app/components/fact-list.tsx';
import { Instant } from '#app/components/instant.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextFacts } from '#app/components/text-facts.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { APPEAL_STATES, SANCTION_KINDS } from '#app/lib/sanction-words.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';

/** The pilot's sanctions with the way to appeal; nothing where there is none, as for almost everybody. */
export function SanctionsCard() {
  const { data = [] } = useQuery(ownSanctionsQuery);
  if (data.length === 0) return null;
  return (
    <SectionCard title="Sanciones">
      {/* In a grid of its own, so that the first sanction, as the first of its kind, has no line above. */}
      <div className="grid grid-cols-1 gap-4">
        {data.map((sanction) => (
          <OneSanction key={sanction.id} sanction={sanction} />
        ))}
      </div>
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
      {appeal?.state === 'open' && (
        <WithdrawAppeal stands="La sanción" onWithdraw={() => withdrawAppeal(sanction.id)} />
      )}
      {appealUntil !== null && <Appeal id={sanction.id} until={appealUntil} />}
      {report !== null && <TextLink to={paths.report(report)}>Se recurre en el informe {report}</TextLink>}
    </div>
  );
}

function Appeal({ id, until }: { id: string; until: string }) {
  return (
    <AppealForm
      text={useDraftText(`recurso-sancion-${id}`)}
      evidence={useDraftText(`prueba-sancion-${id}`)}
      until={until}
      note="Decide una persona distinta de quien la puso; mientras, la sanción sigue."
      button="Recurrir la sanción"
      onSend={(body) => appealSanction(id, body)}
    />
  );
}
