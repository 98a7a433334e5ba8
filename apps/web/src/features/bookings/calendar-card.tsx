import { useMutation, useQuery } from '@tanstack/react-query';
import { buttonClass } from '@va/ui/controls/button.tsx';
import { useSyncExternalStore } from 'react';
import { calendarQuery, renewCalendar, withdrawCalendar } from '#app/api/bookings.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { CopyButton } from '#app/components/copy-value.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { platformBase } from '#app/config/base-path.ts';
import { SectionCard } from '#app/components/section-card.tsx';
import { copyText } from '#app/services/clipboard.ts';

const eventCalendar = `${platformBase}/calendario/eventos.ics`;

/** The address with the scheme that makes a calendar program open and subscribe. */
const subscribeAddress = (url: string) => url.replace(/^https?:/, 'webcal:');

const noChange = () => () => undefined;

/** The secret address with which a calendar program shows the own bookings. */
export function CalendarCard() {
  // The server that renders the page does not know under which host it is opened.
  const origin = useSyncExternalStore(
    noChange,
    () => location.origin,
    () => '',
  );
  const { data } = useQuery(calendarQuery);
  const renew = useMutation({ mutationFn: renewCalendar });
  const withdraw = useMutation({ mutationFn: withdrawCalendar, onSuccess: () => renew.reset() });
  const exists = typeof data?.createdAt === 'string';
  return (
    <SectionCard title="Tu calendario">
      <p className="max-w-prose text-ink-2">
        Con esta dirección, el calendario de tu teléfono o de tu ordenador enseña tus reservas y sus cambios.
        Quien la tenga puede leerlas: si se te escapa, pide otra y la vieja deja de valer.
      </p>
      <p className="max-w-prose text-sm text-ink-2">
        Los eventos públicos tienen su propio calendario, para cualquiera:{' '}
        <a href={eventCalendar} className="text-link underline">
          calendario de eventos
        </a>{' '}
        (
        <a href={subscribeAddress(`${origin}${eventCalendar}`)} className="text-link underline">
          suscríbete
        </a>
        ).
      </p>
      {renew.data && (
        <div className="grid justify-items-start gap-3">
          <p
            role="status"
            className="w-full rounded-md bg-surface-2 p-3 font-mono text-sm wrap-anywhere select-all"
          >
            {renew.data.url}
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <a href={subscribeAddress(renew.data.url)} className={buttonClass({})}>
              Abrir en tu calendario
            </a>
            <CopyButton what="la dirección" copy={copyText} value={renew.data.url} />
          </div>
          <p className="text-sm text-ink-2">Sólo se enseña ahora: al salir de esta página ya no.</p>
        </div>
      )}
      {data?.createdAt && !renew.data && (
        <p className="text-sm">
          Tienes una desde el <Instant at={data.createdAt} />
          {data.lastReadAt ? (
            <>
              ; se leyó por última vez el <Instant at={data.lastReadAt} />.
            </>
          ) : (
            '; todavía no la ha leído ningún programa.'
          )}
        </p>
      )}
      <FormProblem error={renew.error ?? withdraw.error} />
      <div className="flex flex-wrap gap-2">
        <ActButton act={renew}>{exists ? 'Pedir otra dirección' : 'Crear la dirección'}</ActButton>
        {exists && (
          <ActButton act={withdraw} variant="ghost">
            Retirarla
          </ActButton>
        )}
      </div>
    </SectionCard>
  );
}
