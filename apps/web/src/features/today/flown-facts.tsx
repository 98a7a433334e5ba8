import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@va/domain/numbers.ts';
import { formatHours } from '@va/domain/quantities.ts';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import type { ReactNode } from 'react';
import { myTotalsQuery } from '#app/api/statistics.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { SmallDial } from '#app/components/report/small-dial.tsx';
import type { ReportDetail } from '#app/lib/report-types.ts';
import { NETWORKS, standingOf } from '#app/lib/report-words.ts';
import { signed } from '#app/lib/signed.ts';

/** Result of a flight and its points. */
export function FlownFacts({ report }: { report: ReportDetail }) {
  const { data: totals } = useQuery(myTotalsQuery);
  const { dep, arr, arrPlanned, icaoType, blockMin, score, points } = report;
  const { word, tone } = standingOf(report);
  const flown = [icaoType, blockMin !== null && formatHours(blockMin)].filter(Boolean).join(' · ');
  return (
    <>
      <div className="flex items-center gap-4">
        {score !== null && <SmallDial score={score} coverage={report.coverage} />}
        <div className="grid min-w-0 justify-items-start gap-1">
          <b className="font-mono text-lg">
            {dep.icao} → {(arr ?? arrPlanned).icao}
          </b>
          {flown && <span className="text-sm text-ink-2">{flown}</span>}
          <StateBadge tone={tone}>{word}</StateBadge>
        </div>
      </div>
      <div className="[--fact:4.5rem]">
        <FactList
          facts={[
            landingOf(report),
            [
              'Puntos',
              <Small
                key="points"
                value={signed(points)}
                detail={totals && `saldo ${formatNumber(totals.points)}`}
              />,
            ],
            onlineOf(report),
          ]}
        />
      </div>
    </>
  );
}

type Fact = [label: string, value: ReactNode];

function landingOf({ touchdownFpm, touchdownG }: ReportDetail): Fact {
  if (touchdownFpm === null) return ['Toma', 'sin datos'];
  const load = touchdownG === null ? '' : ` · ${formatNumber(Math.round(touchdownG * 100) / 100)}\u00a0g`;
  return ['Toma', <Small key="landing" value={signed(touchdownFpm)} detail={`ft/min${load}`} />];
}

function onlineOf({ onlineShare, network }: ReportDetail): Fact {
  if (onlineShare === null || network === null) return ['En red', 'sin datos'];
  const share = `${formatNumber(Math.round(onlineShare * 100))}\u00a0%`;
  return ['En red', <Small key="online" value={share} detail={NETWORKS[network]} />];
}

function Small({ value, detail }: { value: string; detail: string | undefined }) {
  return (
    <>
      {value}
      {detail && <small className="block text-xs font-normal text-ink-2">{detail}</small>}
    </>
  );
}
