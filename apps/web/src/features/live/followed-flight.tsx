import { formatSpan } from '@va/domain/ages.ts';
import { formatMiles } from '@va/domain/quantities.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { climbWords, heightWords, speedWords } from '#app/lib/flight-words.ts';
import { CopyLink } from './copy-link.tsx';
import type { LiveRow } from './live-row.ts';
import { placeWords } from './live-scene.ts';

/** The followed flight in figures: who, in what, how high and fast, how far it is and when it arrives. */
export function FollowedFlight({ row, now }: { row: LiveRow; now: number }) {
  const { flight, name, phase, progress, age, ageWords } = row;
  const { toGoNm, arrivesAt } = progress;
  return (
    <section aria-label={`${name}, en cifras`} className="grid gap-3 text-sm">
      <FactList
        facts={[
          ['Piloto', <Code key="pilot" text={flight.callsign} />],
          ['Avión', <Code key="tail" text={flight.registration ?? flight.icaoType ?? 'sin dato'} />],
          ['Altitud', `${heightWords(flight)}${climbWords(flight.vsFpm)}`],
          ['Velocidad', speedWords(flight.gsKt) || 'sin dato'],
          ['Quedan', toGoNm === undefined ? 'sin dato' : formatMiles(toGoNm)],
          [
            age === 'lost' ? 'Llegada prevista' : 'Llega',
            arrivesAt === undefined || arrivesAt <= now
              ? 'sin dato'
              : `${formatUtcMinute(new Date(arrivesAt))}, en ${formatSpan(arrivesAt - now)}`,
          ],
          ['Dato', `${phase}, ${ageWords}`],
          ['En el mapa', placeWords(row, now)],
        ]}
      />
      <CopyLink key={flight.id} row={row} />
    </section>
  );
}

function Code({ text }: { text: string }) {
  return <span className="font-mono">{text}</span>;
}
