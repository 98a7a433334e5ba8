import { useQuery } from '@tanstack/react-query';
import { formatAge } from '@va/domain/ages.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import { Check, CircleDashed, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Booking, bookingsQuery } from '#app/api/bookings.ts';
import { keysQuery } from '#app/api/keys.ts';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { bookingName } from '#app/lib/booking-name.ts';
import { useNow } from '#app/lib/use-now.ts';

const MARKS = {
  ready: { icon: Check, look: 'text-ok', word: 'Listo: ' },
  open: { icon: CircleDashed, look: 'text-ink-2', word: 'Pendiente: ' },
  wrong: { icon: TriangleAlert, look: 'text-media', word: 'Atención: ' },
} as const;

/** Checklist for the departure. */
export function Readiness({ booking }: { booking: Booking }) {
  return (
    <ul className="grid gap-2 border-t border-dashed border-line pt-3 text-sm">
      <Tail booking={booking} />
      <Plan booking={booking} />
      <Recorder />
    </ul>
  );
}

function Tail({ booking }: { booking: Booking }) {
  const { tail, tailPlace, dep } = booking;
  const isAway = tail !== null && tailPlace !== null && tailPlace.icao !== dep.icao;
  const { data: open } = useQuery({ ...bookingsQuery('open'), enabled: isAway });
  const bringing = open?.items.findLast((one) => brings(one, booking));
  if (tail === null) return <Line mark="open">Avión por elegir</Line>;
  if (tailPlace === null) return <Line mark="open">Avión sin lugar conocido</Line>;
  if (tailPlace.icao === dep.icao) return <Line mark="ready">Avión en {dep.icao}</Line>;
  if (bringing)
    return (
      <Line mark="open">
        {tail} llega a {dep.icao} con tu {bookingName(bringing)}
      </Line>
    );
  return (
    <Line mark="wrong">
      {tail} está en {tailPlace.icao}: sales de {dep.icao}
    </Line>
  );
}

/** Whether one of the pilot's flights takes the aircraft to where another one leaves. */
function brings(one: Booking, { tail, dep, std }: Booking): boolean {
  return one.tail === tail && one.arr.icao === dep.icao && Date.parse(one.sta) <= Date.parse(std);
}

/** Whether there is a plan, and the doubts about it; nothing if the airline reads no plans. */
function Plan({ booking: { plan, planProvider } }: { booking: Booking }) {
  if (plan && plan.doubts.length > 0)
    return plan.doubts.map(({ code, message }) => (
      <Line key={code} mark="wrong">
        {message}
      </Line>
    ));
  if (plan) return <Line mark="ready">Plan de vuelo listo</Line>;
  return planProvider && <Line mark="open">Plan de vuelo por traer</Line>;
}

/** Days without a message from a recorder after which it may no longer be set up. */
const SILENT_DAYS = 14;

/** Last contact with a program that records flights; nothing while that is unknown. */
function Recorder() {
  const now = useNow();
  const { data: keys, isLoading } = useQuery(keysQuery);
  if (isLoading) return <Line mark="open">Comprobando tu ACARS</Line>;
  if (!keys) return null;
  const recorders = keys.filter(({ scopes }) => scopes.includes('acars:write'));
  const last = recorders
    .flatMap(({ lastUsedAt }) => lastUsedAt ?? [])
    .toSorted()
    .at(-1);
  if (last) {
    const age = now - Date.parse(last);
    return <Line mark={age > SILENT_DAYS * DAY_MS ? 'open' : 'ready'}>ACARS visto {formatAge(age)}</Line>;
  }
  return (
    <Line mark="open">
      <TextLink to={paths.connect}>Conecta tu ACARS</TextLink>
    </Line>
  );
}

function Line({ mark, children }: { mark: keyof typeof MARKS; children: ReactNode }) {
  const { icon: Icon, look, word } = MARKS[mark];
  return (
    <li className="flex gap-2">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${look}`} />
      <span>
        <span className="sr-only">{word}</span>
        {children}
      </span>
    </li>
  );
}
