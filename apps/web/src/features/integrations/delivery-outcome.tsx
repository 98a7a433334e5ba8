import type { Delivery } from '#app/api/webhooks.ts';
import { Instant } from '#app/components/instant.tsx';

/** Time and result of a message to a webhook. */
export function DeliveryOutcome({
  delivery: { createdAt, nextAt, state, attempts, error, answer },
}: {
  delivery: Delivery;
}) {
  return (
    <>
      <Instant at={createdAt} />
      {attempts > 1 && ` · ${attempts} intentos`}
      {error !== null && ` · ${error}`}
      {answer && ` · «${answer.slice(0, 80)}»`}
      {state === 'queued' && attempts > 0 && (
        <>
          {' '}
          · otra vez <Instant at={nextAt} />
        </>
      )}
    </>
  );
}
