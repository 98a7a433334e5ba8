import { useQuery } from '@tanstack/react-query';
import { webhooksQuery } from '#app/api/integrations.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { CompanyKeysCard } from './company-keys-card.tsx';
import { DiscordCard } from './discord-card.tsx';
import { NewWebhookCard } from './new-webhook.tsx';
import { WebhookCard } from './webhook-card.tsx';

/** The desk of integrations: who is told what happens, and which programs may read. */
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
              <>
                {items.length === 0 && (
                  <p className="text-ink-2">Todavía no se cuenta nada fuera: añade un webhook.</p>
                )}
                {items.map((webhook) => (
                  <WebhookCard key={webhook.id} webhook={webhook} />
                ))}
              </>
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
