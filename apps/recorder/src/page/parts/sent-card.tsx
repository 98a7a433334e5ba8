import { Card } from '@va/ui/controls/card.tsx';
import type { CockpitView } from '@va/recorder/cockpit/cockpit-view.ts';

type Sent = NonNullable<CockpitView['sent']>;

/** The flight that was sent last, with its score and its report. */
export function SentCard({ sent, touchdown }: { sent: Sent; touchdown: string | null }) {
  return (
    <Card className="grid gap-2 p-5">
      <h2 className="text-lg font-bold">
        Enviado: {sent.score === null ? `informe ${sent.state}` : `nota ${sent.score}`}
      </h2>
      <p>
        {sent.name}, {sent.state}.{touchdown !== null && ` Toma: ${touchdown}.`}
      </p>
      <p>
        <a className="text-link underline" href={sent.url} target="_blank" rel="noreferrer">
          Ver el informe en la plataforma
        </a>
      </p>
    </Card>
  );
}
