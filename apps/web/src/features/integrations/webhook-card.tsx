import { useMutation, useQuery } from '@tanstack/react-query';
import type { BadgeTone } from '@va/ui/controls/badge.tsx';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import { countOf } from '@va/domain/numbers.ts';
import { WEBHOOK_EVENTS, isWebhookEvent } from '@va/domain/webhooks/webhook-events.ts';
import { useState, type ComponentProps } from 'react';
import {
  changeWebhook,
  removeWebhook,
  renewWebhookSecret,
  testWebhook,
  type Webhook,
  deliveriesQuery,
  type Delivery,
} from '#app/api/webhooks.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { ShownSecret } from '#app/components/keys/shown-secret.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { RowList } from '#app/components/row-list.tsx';

const STATES = { queued: 'espera', sent: 'llegó', failed: 'no llegó' } as const;

/** Messages sent to a webhook and its answers; refreshed regularly. */
function DeliveryLog({ id }: { id: string }) {
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

/** Word and tone of each state of a webhook. */
export const WEBHOOK_STATES = {
  active: ['activo', 'ok'],
  paused: ['en pausa', 'media'],
  off: ['apagado', 'alta'],
} as const satisfies Record<Webhook['state'], readonly [string, BadgeTone]>;

type Act = 'pause' | 'start' | 'secret' | 'remove';
type ActWords = Omit<ComponentProps<typeof ReasonDialog>, 'onClose'>;

/** One webhook: state, test, pause, and log of messages. */
export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { id, label, host, format, events, state, failingSince, waiting, version } = webhook;
  const [logged, setLogged] = useState(false);
  const [asked, setAsked] = useState<Act>();
  const [secret, setSecret] = useState<string>();
  const test = useMutation({ mutationFn: testWebhook });
  const acts: Readonly<Record<Act, ActWords>> = {
    pause: {
      title: `Pausar ${label}`,
      note: 'Hasta que lo enciendas, lo que pase no se le cuenta.',
      button: 'Pausar el webhook',
      done: { title: 'Webhook en pausa', description: label },
      draft: `pausar-webhook-${id}`,
      act: (reason) => changeWebhook({ id, version, paused: true, reason }),
    },
    start: {
      title: `Encender ${label}`,
      note: 'Se le vuelve a contar lo que pasa, y lo que esperaba sale ahora.',
      button: 'Encender el webhook',
      done: { title: 'Webhook encendido', description: label },
      draft: `encender-webhook-${id}`,
      act: (reason) => changeWebhook({ id, version, paused: false, reason }),
    },
    secret: {
      title: `Cambiar el secreto de ${label}`,
      note: 'El de ahora deja de valer en cuanto lo cambies.',
      button: 'Hacer otro secreto',
      done: { title: 'Secreto cambiado', description: label },
      draft: `secreto-webhook-${id}`,
      act: async (reason) => setSecret((await renewWebhookSecret(id, reason)).secret),
    },
    remove: {
      title: `Quitar ${label}`,
      note: 'Se va con la lista de lo que se le ha enviado. No se puede deshacer.',
      button: 'Quitar el webhook',
      done: { title: 'Webhook quitado', description: label },
      draft: `quitar-webhook-${id}`,
      act: (reason) => removeWebhook(id, reason),
    },
  };
  const [word, tone] = WEBHOOK_STATES[state];
  return (
    <SectionCard title={label} aside={<StateBadge tone={tone}>{word}</StateBadge>}>
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
      <FormProblem error={test.error} />
      <p role="status" className="text-sm">
        {test.data &&
          (test.data.state === 'sent'
            ? 'La prueba ha llegado.'
            : `La prueba no ha llegado: ${test.data.error}.`)}
      </p>
      <ShownSecret what="el secreto nuevo" secret={secret} />
      <div className="flex flex-wrap gap-2">
        <ActButton act={test} input={id} aria-label={`Probar ${label}`}>
          Probar
        </ActButton>
        <Button
          aria-label={`${state === 'active' ? 'Pausar' : 'Encender'} ${label}`}
          onClick={() => setAsked(state === 'active' ? 'pause' : 'start')}
        >
          {state === 'active' ? 'Pausar' : 'Encender'}
        </Button>
        {format === 'json' && <Button onClick={() => setAsked('secret')}>Cambiar el secreto</Button>}
        <Button aria-label={`Quitar ${label}`} onClick={() => setAsked('remove')}>
          Quitar
        </Button>
      </div>
      <details onToggle={({ currentTarget }) => setLogged(currentTarget.open)}>
        <summary className="cursor-pointer font-bold">Envíos</summary>
        {logged && <DeliveryLog id={id} />}
      </details>
      {asked && <ReasonDialog {...acts[asked]} onClose={() => setAsked(undefined)} />}
    </SectionCard>
  );
}
