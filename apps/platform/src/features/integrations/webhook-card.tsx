import { useMutation } from '@tanstack/react-query';
import { Badge, type BadgeTone } from '@va/ui/controls/badge.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { countOf } from '@va/domain/numbers.ts';
import { WEBHOOK_EVENTS } from '@va/domain/webhooks/webhook-events.ts';
import { useState } from 'react';
import {
  changeWebhook,
  removeWebhook,
  renewWebhookSecret,
  testWebhook,
  type Webhook,
} from '#app/api/integrations.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { ShownSecret } from '#app/components/keys/shown-secret.tsx';

const STATES = {
  active: ['activo', 'ok'],
  paused: ['en pausa', 'media'],
  off: ['apagado', 'alta'],
} as const satisfies Record<Webhook['state'], readonly [string, BadgeTone]>;

/** One webhook: its state, trying it out, pausing it, and what was sent. */
export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { id, label, host, format, events, state, failingSince, waiting, version } = webhook;
  const [removing, setRemoving] = useState(false);
  const [logged, setLogged] = useState(false);
  const change = useMutation({ mutationFn: changeWebhook });
  const test = useMutation({ mutationFn: testWebhook });
  const renew = useMutation({ mutationFn: renewWebhookSecret });
  const remove = useMutation({ mutationFn: removeWebhook, onSuccess: () => setRemoving(false) });
  const [word, tone] = STATES[state];
  return (
    <SectionCard title={label} aside={<Badge tone={tone}>{word}</Badge>}>
      <div className="grid gap-1 text-sm text-ink-2">
        <p className="wrap-anywhere">
          {format === 'discord' ? 'Discord' : 'JSON firmado'} · {host}
        </p>
        <p>{events.map((event) => WEBHOOK_EVENTS[event]).join(', ')}</p>
        {failingSince !== null && (
          <p className="text-alta">
            Falla desde <Instant at={failingSince} />.{' '}
            {state === 'off' ? 'Se ha apagado.' : 'Tras tres días así se apaga.'}
          </p>
        )}
        {waiting > 0 && <p>{countOf(waiting, 'mensaje espera', 'mensajes esperan')} su turno.</p>}
      </div>
      <FormProblem error={change.error ?? test.error ?? renew.error} />
      <p role="status" className="text-sm">
        {test.data &&
          (test.data.state === 'sent'
            ? 'La prueba ha llegado.'
            : `La prueba no ha llegado: ${test.data.error}.`)}
      </p>
      <ShownSecret what="el secreto nuevo" secret={renew.data?.secret} />
      <div className="flex flex-wrap gap-2">
        <Button disabled={test.isPending} aria-label={`Probar ${label}`} onClick={() => test.mutate(id)}>
          Probar
        </Button>
        <Button
          disabled={change.isPending}
          aria-label={`${state === 'active' ? 'Pausar' : 'Encender'} ${label}`}
          onClick={() => change.mutate({ id, version, paused: state === 'active' })}
        >
          {state === 'active' ? 'Pausar' : 'Encender'}
        </Button>
        {format === 'json' && (
          <Button disabled={renew.isPending} onClick={() => renew.mutate(id)}>
            Cambiar el secreto
          </Button>
        )}
        <Button aria-label={`Quitar ${label}`} onClick={() => setRemoving(true)}>
          Quitar
        </Button>
      </div>
      <details onToggle={({ currentTarget }) => setLogged(currentTarget.open)}>
        <summary className="cursor-pointer font-bold">Envíos</summary>
        {logged && <DeliveryLog id={id} />}
      </details>
      <Dialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={`Quitar ${label}`}
        actions={
          <Button variant="primary" disabled={remove.isPending} onClick={() => remove.mutate(id)}>
            Quitar el webhook
          </Button>
        }
      >
        <p className="text-ink-2">Se va con la lista de lo que se le ha enviado. No se puede deshacer.</p>
        <FormProblem error={remove.error} />
      </Dialog>
    </SectionCard>
  );
}
