import { formatHours, formatMiles } from '@va/domain/quantities.ts';
import { countOf } from '@va/domain/numbers.ts';
import type { TourDetail } from '@va/contract/tours-and-events/tours.ts';
import { Badge } from '@va/ui/controls/badge.tsx';
import { clsx } from 'clsx/lite';
import { DispatchButton } from '#app/components/flights/dispatch-button.tsx';
import { Instant } from '#app/components/instant.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { StageMark } from '#app/components/stages/stage-track.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { scoreWords } from '@va/domain/scoring/score-item.ts';
import { stageAddress } from '#app/lib/stages.ts';
import { BookStage } from './book-stage.tsx';
import type { DispatchOfLeg } from './tour-stages.tsx';
import { stageWord } from './tour-words.ts';

type Stage = TourDetail['stages'][number];

interface StageRailProps {
  tour: TourDetail;
  /** Link to the dispatch page for a leg, if known. */
  dispatchOf?: DispatchOfLeg | undefined;
}

/**
 * List of the stages with their states. A stage to repeat gives the reason and can be booked at once; in a tour of free
 * order every stage can.
 */
export function StageRail({ tour, dispatchOf }: StageRailProps) {
  return (
    <SectionCard title="Etapas" aside={summaryOf(tour)}>
      <ol className="grid">
        {tour.stages.map((stage) => (
          <li key={stage.n} className="group grid grid-cols-[2rem_1fr] gap-x-3">
            <span className="grid grid-rows-[2rem_1fr] justify-items-center">
              <StageMark state={stage.state} />
              <span className={clsx('h-full min-h-4 group-last:hidden', lineOf(stage.state))} />
            </span>
            <div className="grid gap-1 pb-4">
              <StageLine
                stage={stage}
                worth={tour.worth.stage}
                dispatch={dispatchOf?.(stage.dep.icao, stage.arr.icao)}
              />
              {stage.state === 'open' && tour.next && tour.next.n !== stage.n && (
                <p className="text-sm">
                  <TextLink to={stageAddress(tour.id, stage.n)}>
                    Reservar<span className="sr-only"> la etapa {stage.n}</span>
                  </TextLink>
                </p>
              )}
              {stage.reason && (
                <div className="grid justify-items-start gap-2 rounded-md bg-media-soft p-3 text-sm">
                  <p>
                    <b>{stage.state === 'locked' ? 'No se ha reconocido.' : 'Se repite.'}</b> {stage.reason}
                  </p>
                  {stage.state === 'repeat' && tour.next && tour.next.n !== stage.n && (
                    <BookStage tour={tour.id} n={stage.n} std={tour.next.std} flight={null} />
                  )}
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}

/** The line to the stage that follows: flown, to be flown again, or still to come. */
function lineOf(state: Stage['state']): string {
  if (state === 'passed') return 'border-l-3 border-link';
  if (state === 'repeat') return 'border-l-3 border-dashed border-media';
  return 'border-l-2 border-dotted border-control';
}

interface StageLineProps {
  stage: Stage;
  /** Points of a stage. */
  worth: number;
  dispatch: ReturnType<DispatchOfLeg>;
}

function StageLine({ stage, worth, dispatch }: StageLineProps) {
  const { n, dep, arr, distanceNm, blockMin, state, retired, report } = stage;
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3">
      <p className="font-mono font-bold">
        <span className="mr-2 font-normal text-ink-2">{n}</span>
        {dep.icao} → {arr.icao}
      </p>
      <div className="text-right text-sm">
        {state && (
          <p className="font-bold">
            {/* On a phone the mark says it, and the line is for the airports and the score. */}
            <span className={clsx(report && 'max-sm:sr-only')}>
              {stageWord(state)}
              {report && ' · '}
            </span>
            {report && (
              <>
                <TextLink to={paths.report(report.code)}>
                  {report.score === null ? 'informe' : `nota ${scoreWords(report.score, report.coverage)}`}
                </TextLink>
              </>
            )}
          </p>
        )}
        {retired && <Badge>retirada del tour</Badge>}
        {dispatch && state !== 'passed' && (
          <DispatchButton dispatch={dispatch} from={dep.icao} to={arr.icao} />
        )}
      </div>
      <p className={clsx('text-sm text-ink-2 max-sm:col-span-2', !report && 'col-span-2')}>
        {dep.city}–{arr.city} · {formatMiles(distanceNm)} · {formatHours(blockMin)}
      </p>
      {report && (
        <p className="text-sm text-ink-2 max-sm:col-span-2 sm:text-right">
          <Instant at={report.at} withTime={false} />
          {state === 'passed' && ` · +${countOf(worth, 'punto', 'puntos')}`}
        </p>
      )}
    </div>
  );
}

function summaryOf({ stages, own, count }: TourDetail): string {
  if (own === null) return countOf(count, 'etapa', 'etapas');
  const repeat = stages.filter(({ state }) => state === 'repeat').length;
  return [
    countOf(own.passed, 'superada', 'superadas'),
    ...(repeat > 0 ? [`${repeat} a repetir`] : []),
    `${count - own.passed - repeat} por volar`,
  ].join(' · ');
}
