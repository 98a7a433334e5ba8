import { useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { Fragment, type ReactNode } from 'react';
import { departuresQuery, type Departure } from '#app/api/flights.ts';
import { useSession } from '#app/api/use-session.ts';
import { UtcTime } from '#app/components/clock-time.tsx';
import { Checkbox } from '#app/components/checkbox.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { PARAMETERS } from '#app/lib/flight-filters.ts';
import { unreadText } from '#app/lib/problem.ts';
import { utcTime } from '#app/lib/times.ts';
import { useNow } from '#app/lib/use-now.ts';
import { leavesByPair, whenWords, type Pair } from './leaving-pairs.ts';
import type { IdeasWish } from './wish-address.ts';

/** Pairs that are shown; all others are one link away. */
const SHOWN = 4;

export interface LeavesTodayProps {
  wish: Pick<IdeasWish, 'from' | 'minutes' | 'type' | 'sceneries' | 'liked'>;
  /** Changes the preferences for today's departures. */
  change: (part: Partial<Pick<IdeasWish, 'sceneries' | 'liked'>>) => void;
  /** Chooses another departure; undefined where the page does not offer that airport. */
  choose: (icao: string) => (() => void) | undefined;
  /** The buttons that book a departure. */
  book: (departure: Departure) => ReactNode;
}

/** Departures of today and tonight from the chosen airport, by pair of airports, each bookable with one press. */
export function LeavesToday({ wish, choose, change, book }: LeavesTodayProps) {
  const { from, minutes, type, sceneries, liked } = wish;
  const now = useNow();
  const { pilot } = useSession();
  const { data, error } = useQuery(
    departuresQuery({
      origin: from,
      timeMin: minutes,
      type: type?.toLowerCase(),
      ...(sceneries && { ownScenery: 'true' }),
      ...(liked && { likedTail: 'true' }),
    }),
  );
  if (!data)
    return (
      <p role="status" className="text-ink-2">
        {error
          ? `${unreadText(error)} Debajo tienes lo que ofrece la red.`
          : `Buscando lo que sale de ${from}…`}
      </p>
    );
  const pairs = leavesByPair(data.items, now);
  const { place } = data;
  const goThere = place && place.icao !== from ? choose(place.icao) : undefined;
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm text-ink-2">
        {pairs.length === 0
          ? `De ${from} no sale nada más hoy ni esta noche que quepa en tu tiempo${likedWords(wish)}.`
          : `De ${from} ${pairs.length === 1 ? 'sale' : 'salen'} todavía hacia ${countOf(pairs.length, 'destino', 'destinos')}.`}
        {!pilot && pairs.length > 0 && (
          <>
            {' '}
            <TextLink to={paths.signIn} state={{ from: location.pathname + location.search }}>
              Entra con tu cuenta
            </TextLink>{' '}
            y reserva con un toque.
          </>
        )}
      </p>
      {pilot && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Checkbox
            label="Sólo mis escenarios"
            checked={sceneries}
            onChange={({ target }) => change({ sceneries: target.checked })}
          />
          <Checkbox
            label="Sólo mi avión"
            checked={liked}
            onChange={({ target }) => change({ liked: target.checked })}
          />
          <TextLink to={paths.account} className="text-sm">
            Decir cuáles son
          </TextLink>
          {pairs.length === 0 && (sceneries || liked) && (
            <Button size="sm" onClick={() => change({ sceneries: false, liked: false })}>
              Ver todo lo que sale
            </Button>
          )}
        </div>
      )}
      {place && goThere && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          Estás en {place.city} ({place.icao}).
          <Button size="sm" onClick={goThere}>
            Ver lo que sale de {place.icao}
          </Button>
        </p>
      )}
      {pairs.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
          {pairs.slice(0, SHOWN).map((pair) => (
            <li key={pair.first.arr.icao}>
              <PairCard pair={pair} now={now} book={book} />
            </li>
          ))}
        </ul>
      )}
      <TextLink to={`${paths.flights}?${PARAMETERS.origin}=${from}`} className="justify-self-start text-sm">
        Buscar entre todas las salidas de {from}
      </TextLink>
    </div>
  );
}

/** The preferences besides the time, for the message that nothing was found. */
function likedWords({ sceneries, liked }: Pick<IdeasWish, 'sceneries' | 'liked'>): string {
  const asked = [...(sceneries ? ['vaya a tus escenarios'] : []), ...(liked ? ['pueda volar tu avión'] : [])];
  return asked.map((words) => ` y ${words}`).join('');
}

interface PairCardProps {
  pair: Pair;
  now: number;
  book: LeavesTodayProps['book'];
}

function PairCard({ pair: { first, later }, now, book }: PairCardProps) {
  const { dep, arr, worth, returns, stage, likes, bookingCode, refusals } = first;
  const [back] = returns;
  const [refusal] = refusals ?? [];
  return (
    <Card className="grid h-full content-start gap-2 p-4">
      <h3 className="font-bold">
        <span className="font-mono">
          {dep.icao}–{arr.icao}
        </span>{' '}
        · {arr.city}
      </h3>
      <p>
        {whenWords(first, now)}
        {later.length > 0 && (
          <span className="text-ink-2">
            {' '}
            y también a las{' '}
            {later.map(({ number, std }, i) => (
              <Fragment key={`${number} ${std}`}>
                {i > 0 && ', '}
                <UtcTime at={std} />
              </Fragment>
            ))}
          </span>
        )}
      </p>
      <p className="text-sm text-ink-2">
        {worth.least} a {countOf(worth.most, 'punto', 'puntos')}
        {back && ` · vuelta a las ${utcTime(back.std)}`}
        {stage && ` · tu etapa ${stage.n} de ${stage.name}`}
      </p>
      {likes.length > 0 && <p className="text-sm text-ink-2">{likes.join(' ')}</p>}
      {bookingCode ? (
        <TextLink to={paths.booking(bookingCode)} className="text-sm">
          Ya es tuyo: ver la reserva
        </TextLink>
      ) : refusal ? (
        <p className="text-sm text-ink-2">
          {refusal.message} {refusal.wayOut}
        </p>
      ) : (
        refusals && book(first)
      )}
    </Card>
  );
}
