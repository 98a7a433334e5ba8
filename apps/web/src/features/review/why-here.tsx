import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useMutation } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { type Review, takeReview } from '#app/api/reviews.ts';
import { Instant } from '#app/components/instant.tsx';
import { AppealWords } from '#app/components/report/appeal-words.tsx';
import { EmergencyWords } from '#app/components/report/emergency-words.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { deskPaths } from '#app/config/desk-paths.ts';
import { lastSent } from './decision-draft.ts';
import { withoutCodes } from './queue-order.ts';

/** Why a report waits for a person, and what its pilot says: the first things that a decision needs. */
export function WhyHere({ review: { report, score, history } }: { review: Review }) {
  const appeal = report.appeal?.state === 'open' ? report.appeal : null;
  // The doubts were decided before the appeal.
  const reasons = appeal ? ['El piloto recurre:'] : reasonsOf(score, history);
  const { emergency } = report;
  if (reasons.length === 0 && !report.comment && !emergency) return null;
  return (
    <div className="mb-4 grid gap-3">
      {reasons.length > 0 && (
        <section
          aria-label="Por qué está aquí"
          className="flex gap-3 rounded-md border-l-4 border-media bg-media-soft p-3"
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-media" />
          <div className="min-w-0">
            {reasons.map((reason) => (
              <p key={reason} className="font-bold wrap-anywhere">
                <WithLinks text={reason} />
              </p>
            ))}
            {appeal && <AppealWords appeal={appeal} items={score.items} />}
            {unjudged(score) > 0 && (
              <p className="text-sm">
                {countOf(unjudged(score), 'regla queda', 'reglas quedan')} sin datos, sin descuento.
              </p>
            )}
          </div>
        </section>
      )}
      {emergency && (
        <section aria-label="Emergencia" className="rounded-md border-l-4 border-media bg-media-soft p-3">
          <p className="font-bold">Emergencia</p>
          <EmergencyWords emergency={emergency} />
        </section>
      )}
      {report.comment && (
        <section aria-label="Lo que dice el piloto" className="rounded-md bg-info-soft p-3">
          <p className="wrap-anywhere whitespace-pre-line">«{report.comment}»</p>
        </section>
      )}
    </div>
  );
}

/** A reason whose other report opens from it: who decides compares the two. */
const WithLinks = ({ text }: { text: string }) =>
  text.split(/(?<=\binforme )([0-9A-Z]{8})\b/).map((part, at) =>
    // What is caught stands between what is not.
    at % 2 === 1 ? (
      <TextLink key={at} to={deskPaths.deskReport(part)}>
        {part}
      </TextLink>
    ) : (
      part
    ),
  );

const unjudged = ({ items }: Review['score']) => items.filter(({ status }) => status === 'no_data').length;

/** What was written down when the report was last sent to a person, and each doubt that is still open and not said there. */
function reasonsOf({ flags }: Review['score'], history: Review['history']): string[] {
  const said = withoutCodes(lastSent(history)?.text ?? '');
  const open = flags.filter(({ blocking, checked }) => blocking && !checked).map(({ detail }) => detail);
  return [said, ...open.filter((detail) => !said.includes(detail))].filter((reason) => reason !== '');
}

interface TakenNoteProps {
  review: Review;
  /** Whether the report is one's to decide. */
  mayTake: boolean;
}

/** Tells the team that one has the report open; says so where a colleague has, and lets who may decide it take it over. */
export function TakenNote({ review: { report, taken }, mayTake }: TakenNoteProps) {
  const { code } = report;
  const { mutate, isPending } = useMutation({ mutationFn: (over: boolean) => takeReview(code, over) });
  useEffect(() => {
    if (mayTake) mutate(false);
  }, [code, mayTake, mutate]);
  if (taken === null || taken.mine) return null;
  return (
    <div role="status" className="mb-4 flex flex-wrap items-center gap-3 rounded-md bg-info-soft p-3 text-sm">
      <span>
        Lo tiene abierto <b className="font-mono">{taken.callsign ?? 'un compañero'}</b> desde el{' '}
        <Instant at={taken.at} />.
      </span>
      {mayTake && (
        <Button size="sm" disabled={isPending} onClick={() => mutate(true)}>
          Lo miro yo
        </Button>
      )}
    </div>
  );
}
