import { useQuery } from '@tanstack/react-query';
import { WEBHOOK_EVENTS } from '@va/domain/webhooks/webhook-events.ts';
import { webhooksQuery, type Webhook } from '#app/api/webhooks.ts';
import { DeskCards } from '#app/components/desk-list/desk-cards.tsx';
import type { ListColumn } from '#app/components/desk-list/list-order.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { CompanyKeysCard } from './company-keys-card.tsx';
import { DiscordCard } from './discord-card.tsx';
import { NewWebhookCard } from './new-webhook.tsx';
import { WEBHOOK_STATES, WebhookCard } from './webhook-card.tsx';

const COLUMNS: readonly ListColumn<Webhook>[] = [
  { id: 'nombre', title: 'Webhook', text: ({ label }) => label },
  { id: 'direccion', title: 'Dirección', text: ({ host }) => host },
  { id: 'formato', title: 'Formato', text: ({ format }) => format },
  { id: 'estado', title: 'Estado', text: ({ state }) => WEBHOOK_STATES[state][0] },
  {
    id: 'sucesos',
    title: 'Qué se le cuenta',
    text: ({ events }) => events.map((event) => WEBHOOK_EVENTS[event]).join(', '),
  },
  { id: 'esperan', title: 'Esperan', text: ({ waiting }) => `${waiting}` },
  { id: 'falla', title: 'Falla desde', text: ({ failingSince }) => failingSince ?? '' },
];

/** Page of the integrations: programs that are informed of events, and programs that may read. */
export function IntegrationsPage() {
  const webhooks = useQuery({ ...webhooksQuery, refetchInterval: 15_000 });
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Integraciones"
        lead="A qué canales y programas se cuenta lo que pasa, y cuáles pueden leer."
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <Loaded query={webhooks} what="los webhooks">
            {(items) => (
              <DeskCards
                part="webhooks"
                what="los webhooks"
                rows={items}
                columns={COLUMNS}
                none={<p className="text-ink-2">Todavía no se cuenta nada fuera: añade un webhook.</p>}
              >
                {(shown) => shown.map((webhook) => <WebhookCard key={webhook.id} webhook={webhook} />)}
              </DeskCards>
            )}
          </Loaded>
          <NewWebhookCard />
        </div>
        <div className="grid gap-4">
          <CompanyKeysCard />
          <DiscordCard />
        </div>
      </div>
    </>
  );
}
