import { formatSpan } from '@va/domain/ages.ts';
import { formatMiles } from '@va/domain/quantities.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { FactList } from '#app/components/fact-list.tsx';
import { PartBar } from '#app/components/part-bar.tsx';
import { climbWords, heightWords, speedWords } from '#app/lib/flight-words.ts';
import { besideTimetable } from './beside-timetable.ts';
import { CopyLink } from './copy-link.tsx';
import type { LiveRow } from './live-row.ts';
import { placeWords } from './live-scene.ts';

interface FollowedFlightProps {
  row: LiveRow;
  /** Milliseconds since 1970. */
  now: number;
  /** It stands in the strip of the flight, which says already which one it is and how far. */
  inStrip?: boolean;
}

/** The followed flight in figures: who, in what, how high and fast, how far it is, when it arrives and whether in time. */
export function FollowedFlight({ row, now, inStrip = false }: FollowedFlightProps) {
  const { flight, name, phase, progress, age, ageWords, grounded, leftMs } = row;
  const { toGoNm } = progress;
  const arrivesAt =
    progress.arrivesAt !== undefined && progress.arrivesAt > now ? progress.arrivesAt : undefined;
  return (
    <section aria-label={`${name}, en cifras`} className="grid gap-3 text-sm">
      {!inStrip && <Headline row={row} />}
      <FactList
        facts={[
          ['Piloto', <Code key="pilot" text={flight.callsign} />],
          ['Avión', <Code key="tail" text={flight.registration ?? flight.icaoType ?? 'sin dato'} />],
          ['Altitud', `${heightWords(flight)}${climbWords(flight.vsFpm)}`],
          ['Velocidad', speedWords(flight.gsKt) || 'sin dato'],
          ['Quedan', toGoNm === undefined ? 'sin dato' : formatMiles(toGoNm)],
          [
            age === 'lost' ? 'Llegada prevista' : leftMs === undefined ? 'Llega' : 'Le faltan',
            arrivesAt === undefined
              ? leftMs === undefined
                ? 'sin dato'
                : `${formatSpan(leftMs)} de vuelo`
              : `${formatUtcMinute(new Date(arrivesAt))}, en ${formatSpan(arrivesAt - now)}`,
          ],
          ...(flight.sta !== null && arrivesAt !== undefined && !grounded
            ? ([['Por el horario', besideTimetable(arrivesAt, Date.parse(flight.sta))]] as const)
            : []),
          ['Dato', inStrip ? `${phase}, ${ageWords}` : ageWords],
          ['En el mapa', placeWords(row, now)],
        ]}
      />
      <CopyLink key={flight.id} row={row} />
    </section>
  );
}

/** Which flight it is, what it does, and its way filled as far as it is flown. */
function Headline({ row: { flight, name, phase, age, progress } }: { row: LiveRow }) {
  const { depIcao, arrIcao } = flight;
  const route = `${depIcao}–${arrIcao}`;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-mono text-lg font-bold">{name === route ? route : `${name} ${route}`}</h2>
        <StateBadge tone={age === 'lost' ? 'media' : 'sky'}>{phase}</StateBadge>
      </div>
      {progress.fraction !== undefined && <PartBar have={progress.fraction} need={1} late={age === 'lost'} />}
    </div>
  );
}

function Code({ text }: { text: string }) {
  return <span className="font-mono">{text}</span>;
}
