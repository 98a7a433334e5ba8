import type { Adjustment } from '@va/contract/points/points-adjustments.ts';
import { signed } from '#app/lib/signed.ts';

/** Result of an adjustment: posted, or waiting for a second person. */
export function AdjustmentOutcome({ done }: { done: Adjustment | undefined }) {
  return (
    <p role="status">
      {done?.state === 'proposed' && 'Guardado: otra persona tiene que confirmarlo.'}
      {done?.state === 'posted' && `Apuntado: ${signed(done.applied ?? 0)}.`}
    </p>
  );
}
