import { flightPurpose } from '@va/domain/booking/booking-title.ts';
import { formatHours, formatMiles, formatLevel, withUnit } from '@va/domain/quantities.ts';
import { IATA_TYPES } from '@va/domain/timetable/iata-types.ts';
import { Card } from '@va/ui/controls/card.tsx';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { clsx } from 'clsx/lite';
import { Plane } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { LocalTime, UtcTime } from '#app/components/clock-time.tsx';
import type { Booking } from '#app/api/bookings.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { daysBetween } from '#app/lib/times.ts';
import { useNow } from '#app/lib/use-now.ts';
import { bookingName } from '#app/lib/booking-name.ts';
import { countdown } from '#app/lib/countdown.ts';
import { changeWords, graceWords, STATE_TONES, stateWords, worthValue, worthWords } from './booking-words.ts';
import { Deadline } from './deadline.tsx';
import { Readiness } from './readiness.tsx';
import { useQuery } from '@tanstack/react-query';
import { weatherQuery } from '#app/api/weather.ts';
import type { FlightMoment } from '#app/components/weather/flight-moment.tsx';
import { StationReport } from '#app/components/weather/station-report.tsx';
import { formatAge } from '@va/domain/ages.ts';
import type { BookingPlan } from '@va/contract/bookings/bookings.ts';

interface EndWeatherProps {
  place: { icao: string };
  moment: FlightMoment;
}

/**
 * Latest METAR of one end of the flight and the forecast for its time there; reserves its space before the data arrive.
 */
function EndWeather({ place, moment }: EndWeatherProps) {
  const { data, isError } = useQuery(weatherQuery(place.icao));
  return (
    <div className="grid min-h-40 content-start gap-1 text-sm @4xl:min-h-32">
      <StationReport icao={place.icao} metar={data?.metar} taf={data?.taf} moment={moment} failed={isError} />
    </div>
  );
}

/** Planned level, `FL370`; says so if the plan has none. */
export function planLevel({ levelFt }: BookingPlan): string {
  return levelFt === null ? 'sin nivel' : formatLevel(levelFt);
}

/** `5369 kg de combustible`, in kilograms. */
export function planFuel({ blockFuelKg }: BookingPlan): string {
  return blockFuelKg === null ? 'sin combustible' : `${withUnit(blockFuelKg, 'kg')} de combustible`;
}

/** `plan de SimBrief, hace 1 h`. @param now milliseconds since 1970 */
export function planAge({ provider, generatedAt }: BookingPlan, now: number): string {
  return generatedAt === null
    ? `plan de ${provider}, sin hora`
    : `plan de ${provider}, ${formatAge(now - Date.parse(generatedAt))}`;
}

interface BoardingPassProps {
  booking: Booking;
  /** Leaves out the weather, if there is no room for it. */
  short?: boolean;
  children?: ReactNode;
}

/**
 * A booking as a boarding pass with route, times, tail and points. Its stub has the countdown, the debit, the checklist
 * and the actions.
 */
export function BoardingPass({ booking, short = false, children }: BoardingPassProps) {
  const id = useId();
  const now = useNow();
  const { dep, arr, std, sta, worth, tail, plan } = booking;
  // The route of the pilot's plan takes precedence over the timetable's.
  const route = plan?.route ?? booking.route;
  const open = booking.state === 'reserved';
  const { word, span, late } = countdown(booking, now);
  const changed = changeWords(booking);
  const later = daysBetween(std, sta);
  const { rotation } = booking;
  const purpose =
    flightPurpose({ ...booking, to: arr.city }) ??
    (rotation && `Día de avión · etapa ${rotation.n} de ${rotation.of}`);
  const service = IATA_TYPES[booking.iataType ?? '']?.name;
  return (
    <section aria-labelledby={id} className="@container">
      <Card className="grid @4xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 content-start gap-4 p-5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 id={id} className={clsx('text-lg font-bold', booking.number !== null && 'font-mono')}>
              {bookingName(booking)}
            </h2>
            {booking.number !== null && purpose !== null && (
              <span className="text-sm font-bold">{purpose}</span>
            )}
            <StateBadge tone={STATE_TONES[booking.state]}>{stateWords(booking)}</StateBadge>
            <span className="ml-auto font-mono text-xs text-ink-2">
              <span className="sr-only">Código </span>
              {booking.code}
            </span>
          </div>
          <div className="grid grid-cols-[auto_minmax(2rem,1fr)_auto] items-center gap-x-4 gap-y-1">
            <p>
              <b className="block font-mono text-[clamp(1.8rem,9cqi,3rem)] leading-tight">{dep.icao}</b>
              <span className="text-sm text-ink-2">{dep.city}</span>
            </p>
            <span aria-hidden className="flex items-center gap-2 text-sky">
              <span className="grow border-t-2 border-dotted" />
              <Plane className="size-6 rotate-45" />
              <span className="grow border-t-2 border-dotted" />
            </span>
            <p className="text-right">
              <b className="block font-mono text-[clamp(1.8rem,9cqi,3rem)] leading-tight">{arr.icao}</b>
              <span className="text-sm text-ink-2">{arr.city}</span>
            </p>
            <p className="self-start">
              <b className="block text-lg leading-tight">
                <UtcTime at={std} />
              </b>
              <small className="text-xs text-ink-2">
                <LocalTime at={std} timezone={dep.timezone} /> en {dep.city}
              </small>
            </p>
            <p className="hidden text-center text-sm text-ink-2 @xl:block">
              {formatHours(booking.blockMin)} · {formatMiles(booking.distanceNm)}
            </p>
            <p className="col-start-3 self-start text-right">
              <b className="block text-lg leading-tight">
                <UtcTime at={sta} /> {later > 0 && <span className="text-link">+{later}</span>}
              </b>
              <small className="text-xs text-ink-2">
                <LocalTime at={sta} timezone={arr.timezone} /> en {arr.city}
              </small>
            </p>
          </div>
          {changed && open && (
            <p className="rounded-md border-l-4 border-media bg-media-soft px-3 py-2 text-sm">{changed}</p>
          )}
          <div className="border-t border-dashed border-line pt-4 @xl:[--fact:12rem]">
            <FactList
              facts={[
                ['Avión', <Fact key="tail" value={tail ?? 'Por elegir'} mono detail={tailWords(booking)} />],
                // The report shows the points that were really earned.
                ...(open || booking.state === 'flying'
                  ? ([
                      ['Vale', <Fact key="worth" value={worthValue(worth)} detail={worthWords(worth)} />],
                    ] as const)
                  : []),
                ...(plan
                  ? ([
                      ['Plan de vuelo', <Fact key="plan" value={planLevel(plan)} detail={planFuel(plan)} />],
                      [
                        'Alternativo',
                        <Fact
                          key="alternate"
                          value={plan.alternate ?? 'ninguno'}
                          mono={plan.alternate !== null}
                          detail={planAge(plan, now)}
                        />,
                      ],
                    ] as const)
                  : []),
                ...(route ? ([['Ruta', <Fact key="route" value={route} mono detail="" />]] as const) : []),
                ...(service ? ([['Servicio', service]] as const) : []),
                ...(booking.secondPilot
                  ? ([
                      ['Segundo piloto', <Fact key="second" value={booking.secondPilot} mono detail="" />],
                    ] as const)
                  : []),
              ]}
            />
          </div>
          {open && (
            <div
              className={clsx(
                'gap-2 border-t border-dashed border-line pt-4 @xl:grid @xl:grid-cols-2',
                short ? 'hidden' : 'grid',
              )}
            >
              <EndWeather place={dep} moment={{ label: 'A la salida', at: std }} />
              <EndWeather place={arr} moment={{ label: 'A la llegada', at: sta }} />
            </div>
          )}
          {open && <Deadline booking={booking} now={now} />}
        </div>
        <div className="grid content-start gap-3 rounded-b-lg border-t-2 border-dashed border-line bg-surface-2 p-5 @4xl:rounded-r-lg @4xl:rounded-bl-none @4xl:border-t-0 @4xl:border-l-2">
          {open && (
            <>
              <p className={late ? 'text-media' : ''}>
                <span className="text-sm">{word}</span>
                <b className="block text-3xl">{span}</b>
              </p>
              <p className="text-sm text-ink-2">{graceWords(booking)}</p>
              <Readiness booking={booking} />
            </>
          )}
          {booking.state === 'flying' && (
            <p>
              <span className="text-sm">Llegada según el horario</span>
              <b className="block text-3xl">
                <UtcTime at={sta} /> {later > 0 && <span className="text-xl text-link">+{later}</span>}
              </b>
            </p>
          )}
          {children}
        </div>
      </Card>
    </section>
  );
}

function Fact({ value, detail, mono = false }: { value: string; detail: string; mono?: boolean }) {
  return (
    <>
      <span className={mono ? 'font-mono' : ''}>{value}</span>
      {detail && <small className="block text-xs font-normal text-ink-2">{detail}</small>}
    </>
  );
}

function tailWords({ model, icaoType, sharedTail }: Booking): string {
  return [model, sharedTail ? 'compartido' : '', model.includes(icaoType) ? '' : icaoType]
    .filter(Boolean)
    .join(' · ');
}
