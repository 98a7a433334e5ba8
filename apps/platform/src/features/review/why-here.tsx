import { countOf } from '@va/domain/numbers.ts';
import { TriangleAlert } from 'lucide-react';
import type { Review } from '#app/api/reviews.ts';

/** Why a report waits for a person, and what its pilot says: the first things that a decision needs. */
export function WhyHere({ review: { report, score, history } }: { review: Review }) {
  const blocking = score.flags.filter((flag) => flag.blocking && !flag.checked);
  // What the platform wrote down when it sent the report to a person.
  const sent = history.findLast(({ to, event }) => to === 'in_review' && event !== 'answer')?.text;
  const reasons = blocking.length > 0 ? blocking.map(({ detail }) => detail) : sent ? [sent] : [];
  if (reasons.length === 0 && !report.comment) return null;
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
                {reason}
              </p>
            ))}
            {unjudged(score) > 0 && (
              <p className="text-sm">
                {countOf(unjudged(score), 'regla queda', 'reglas quedan')} sin datos, sin descuento.
              </p>
            )}
          </div>
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

const unjudged = ({ items }: Review['score']) => items.filter(({ status }) => status === 'no_data').length;
