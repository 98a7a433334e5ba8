import { useQuery } from '@tanstack/react-query';
import { isWebhookEvent, WEBHOOK_EVENTS } from '@va/domain/webhooks/webhook-events.ts';
import { useState } from 'react';
import { deliveriesQuery, type Delivery } from '#app/api/webhooks.ts';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { RowList } from '#app/components/row-list.tsx';

const STATES = { queued: 'espera', sent: 'llegó', failed: 'no llegó' } as const;

/** Messages sent to a webhook and its answers; refreshed regularly. */
export function DeliveryLog({ id }: { id: string }) {
  const [cursor, setCursor] = useState<string>();
  const log = useQuery({ ...deliveriesQuery(id, cursor), refetchInterval: 10_000 });
  return (
    <Loaded query={log} what="los envíos">
      {({ items, next }) => (
        <>
          {items.length === 0 && <p className="py-2 text-ink-2">Todavía no se ha enviado nada.</p>}
          <RowList
            rows={items.map((one) => ({
              key: one.id,
              title: `${eventWord(one.event)}: ${STATES[one.state]}`,
              detail: <DeliveryOutcome delivery={one} />,
            }))}
          />
          <MoreButtons cursor={cursor} next={next} onMove={setCursor} />
        </>
      )}
    </Loaded>
  );
}

/** Time and result of a message to a webhook. */
function DeliveryOutcome({
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

function eventWord(event: string): string {
  return isWebhookEvent(event) ? WEBHOOK_EVENTS[event] : 'Prueba';
}
