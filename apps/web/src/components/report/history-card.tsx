import { formatUtcMinute } from '@va/domain/utc-clock.ts';
import type { History } from '#app/lib/report-types.ts';
import { SectionCard } from '#app/components/section-card.tsx';
import { shortDay } from '#app/lib/points-words.ts';
import { ACTORS, historyWord } from './history-words.ts';

/** All that happened to the report; the pilot and the staff see the same. */
export function HistoryCard({ history }: { history: History }) {
  return (
    <SectionCard title="Historia del informe" aside="El piloto y el equipo ven lo mismo">
      <ol className="grid gap-3 text-sm">
        {history.map((line) => (
          <li
            key={line.at + line.event}
            className="grid grid-cols-[4.5rem_1fr] gap-3 border-l-2 border-line pl-3"
          >
            <time dateTime={line.at} className="font-bold">
              {formatUtcMinute(new Date(line.at))}
              <span className="block text-xs font-normal text-ink-2">{shortDay(line.at)}</span>
            </time>
            <p>
              <b>{historyWord(line)}</b> <span className="text-ink-2">por {ACTORS[line.by]}</span>
              {line.text && <span className="block wrap-anywhere whitespace-pre-line">{line.text}</span>}
            </p>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
