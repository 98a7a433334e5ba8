import type { Review } from '#app/api/reviews.ts';

/** Who proposes to void the report for cheating, why, and what its pilot says. */
export function ProposalNote({ callsign, facts, heard, mine }: NonNullable<Review['proposal']>) {
  return (
    <p className="rounded-md bg-media-soft p-3 text-sm wrap-anywhere">
      <b>{callsign ?? 'Alguien del equipo'} propone anularlo por trampa:</b> {facts} El piloto dice: «{heard}
      ». {mine ? 'Lo confirma otra persona.' : 'Con tu confirmación queda anulado.'}
    </p>
  );
}
