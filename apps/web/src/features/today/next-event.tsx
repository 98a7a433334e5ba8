import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { eventsQuery } from '#app/api/events.ts';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { shortMoment } from '#app/lib/times.ts';
import { useNow } from '#app/lib/use-now.ts';

/** The next event that the pilot signed up for, in one line; nothing where there is none. */
export function NextEvent() {
  const { data } = useQuery(eventsQuery);
  const now = useNow();
  const next = data?.find(
    ({ own, cancelled, endsAt }) => own?.signedAt && !cancelled && Date.parse(endsAt) > now,
  );
  if (!next) return null;
  return (
    <p className="flex items-start gap-3 rounded-lg border border-line bg-surface p-4">
      <CalendarDays aria-hidden className="mt-0.5 size-5 shrink-0 text-link" />
      <span>
        Tu próximo evento: <TextLink to={paths.event(next.id)}>{next.name}</TextLink>,{' '}
        {next.own?.slot ? 'con turno el' : 'desde el'} {shortMoment(next.own?.slot ?? next.startsAt)}.
      </span>
    </p>
  );
}
