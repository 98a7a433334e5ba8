import { useMutation } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { useEffect } from 'react';
import { takeReview, type Review } from '#app/api/reviews.ts';
import { Instant } from '#app/components/instant.tsx';

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
