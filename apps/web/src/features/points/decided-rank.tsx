import { formatDate } from '@va/domain/dates.ts';
import { isAgainstPilot } from '@va/domain/ranks/promotion-appeal.ts';
import { appealPromotion, withdrawPromotionAppeal } from '#app/api/promotion-appeals.ts';
import type { OwnRank } from '#app/api/points.ts';
import { AppealForm, WithdrawAppeal } from '#app/components/appeal-form.tsx';
import { TextFacts } from '#app/components/text-facts.tsx';
import { APPEAL_STATES } from '#app/lib/sanction-words.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';

/** Decision of staff against the pilot's rank, the pilot's appeal, and the form for one. */
export function DecidedRank({
  promotion: { id, kind, state, to, reason, decidedAt, appeal, appealUntil },
  isEarlier = false,
}: {
  promotion: NonNullable<OwnRank['promotion']>;
  /** Whether there is a later decision, so that this one needs a heading. */
  isEarlier?: boolean;
}) {
  const against = isAgainstPilot({ kind, state });
  const answer =
    isEarlier && decidedAt
      ? `Respuesta del ${formatDate(decidedAt.slice(0, 10))} sobre ${to}`
      : 'Última respuesta';
  const facts = [
    ...(against && reason ? [[answer, reason] as const] : []),
    ...(appeal ? [[`Tu recurso, ${APPEAL_STATES[appeal.state]}`, appeal.text] as const] : []),
    ...(appeal?.answer ? [['Respuesta al recurso', appeal.answer] as const] : []),
  ];
  if (facts.length === 0 && appealUntil === null) return null;
  return (
    <div className="grid gap-3 text-sm">
      <TextFacts facts={facts} />
      {appeal?.state === 'open' && (
        <WithdrawAppeal stands="Tu rango" onWithdraw={() => withdrawPromotionAppeal(id)} />
      )}
      {appealUntil !== null && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-bold">
            No estoy de acuerdo{isEarlier && ' con esta otra respuesta'}
          </summary>
          <Appeal id={id} until={appealUntil} />
        </details>
      )}
    </div>
  );
}

function Appeal({ id, until }: { id: string; until: string }) {
  return (
    <AppealForm
      text={useDraftText(`recurso-rango-${id}`)}
      evidence={useDraftText(`prueba-rango-${id}`)}
      until={until}
      note="Decide una persona distinta de quien lo decidió; mientras, tu rango sigue como está."
      button="Recurrir la decisión"
      onSend={(body) => appealPromotion(id, body)}
    />
  );
}
