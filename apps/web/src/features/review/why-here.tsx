import { countOf } from '@va/domain/numbers.ts';
import { TriangleAlert } from 'lucide-react';
import type { Review } from '#app/api/reviews.ts';
import { AppealWords } from '#app/components/report/appeal-words.tsx';
import { EmergencyWords } from '#app/components/report/emergency-words.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { deskPaths } from '#app/config/desk-paths.ts';
import { lastSent } from './last-sent.ts';
import { withoutCodes } from './without-codes.ts';

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
