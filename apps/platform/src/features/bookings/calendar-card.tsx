import { useMutation, useQuery } from '@tanstack/react-query';
import { calendarQuery, renewCalendar, withdrawCalendar } from '#app/api/calendar.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { platformBase } from '#app/config/base-path.ts';
import { SectionCard } from '#app/components/section-card.tsx';

const eventCalendar = `${platformBase}/calendario/eventos.ics`;

/** The secret address with which a calendar program shows the own bookings. */
export function CalendarCard() {
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
        </a>
        .
      </p>
      {renew.data && (
        <p role="status" className="rounded-md bg-surface-2 p-3 font-mono text-sm wrap-anywhere">
          {renew.data.url}
        </p>
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
