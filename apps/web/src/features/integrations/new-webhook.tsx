import { useMutation, useQuery } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@va/domain/webhooks/webhook-events.ts';
import { useState } from 'react';
import { createWebhook, type NewWebhook, webhooksQuery } from '#app/api/webhooks.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { ChoiceBoxes } from '#app/components/choice-boxes.tsx';
import { ShownSecret } from '#app/components/keys/shown-secret.tsx';

const FORMATS = [
  ['discord', 'Discord'],
  ['json', 'JSON firmado, para un programa'],
] as const;

/** Form to add a webhook: address, format and events. */
export function NewWebhookCard() {
  const [label, setLabel] = useState('');
  const [url, setUrl] = useState('');
  const [format, setFormat] = useState<NewWebhook['format']>('discord');
  const [events, setEvents] = useState<WebhookEvent[]>(['report.accepted', 'notice.published']);
  const create = useMutation({
    mutationFn: () => createWebhook({ label, url, format, events }),
    onSuccess: () => {
      setLabel('');
      setUrl('');
    },
  });
  const added = create.data?.webhook;
  // The message about a new webhook stays until the list no longer contains it. The list may be late, and the secret is
  // shown only once.
  const listed = useQuery(webhooksQuery).data?.some(({ id }) => id === added?.id) ?? false;
  const [seen, setSeen] = useState<string>();
  if (listed && seen !== added?.id) setSeen(added?.id);
  const gone = !listed && seen === added?.id;
  return (
    <SectionCard title="Webhook nuevo">
      <form onSubmit={sentByPage(() => create.mutate())} className="grid gap-4">
        <TextField
          label="Nombre"
          hint="Para reconocerlo aquí, como «Canal de vuelos»."
          required
          maxLength={60}
          {...fieldOf(label, setLabel, errorAt(create.error, '/label'))}
        />
        <TextField
          label="Dirección"
          hint="Con https://. En Discord: ajustes del canal, Integraciones, Webhooks, «Copiar URL»."
          required
          maxLength={500}
          inputMode="url"
          autoComplete="off"
          {...fieldOf(url, setUrl, errorAt(create.error, '/url'))}
        />
        <SelectField
          label="Formato"
          {...fieldOf(format, (typed) => setFormat(typed === 'json' ? 'json' : 'discord'))}
          options={FORMATS}
        />
        <ChoiceBoxes legend="Qué cuenta" words={WEBHOOK_EVENTS} chosen={events} onChange={setEvents} />
        <p className="text-sm text-ink-2">
          El nombre de un piloto sólo aparece si quiere que se vea; si no, su indicativo.
        </p>
        <FormProblem error={create.error} />
        <SubmitButton act={create} disabled={events.length === 0}>
          Añadir el webhook
        </SubmitButton>
      </form>
      <ShownSecret
        what="el secreto de la firma"
        secret={added?.format === 'json' && !gone ? create.data?.secret : undefined}
      />
      <p role="status" className="text-sm text-ink-2">
        {added && !gone && `«${added.label}» está añadido: pruébalo en la lista.`}
      </p>
    </SectionCard>
  );
}
