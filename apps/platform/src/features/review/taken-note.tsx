import { useMutation } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { useEffect } from 'react';
import { takeReview, type Review } from '#app/api/reviews.ts';
import { Instant } from '#app/components/instant.tsx';

/** Tells the team that one has the report open; says so where a colleague has, and lets one take it over. */
export function TakenNote({ review: { report, own, decidedByMe, taken } }: { review: Review }) {
  const { code } = report;
  const { mutate, isPending } = useMutation({ mutationFn: (over: boolean) => takeReview(code, over) });
  const mayTake = !own && !decidedByMe;
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
      <Button size="sm" disabled={isPending} onClick={() => mutate(true)}>
        Lo miro yo
      </Button>
    </div>
  );
}
