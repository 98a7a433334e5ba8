import { useQuery } from '@tanstack/react-query';
import { CREDIT_NAMES, CREDITS } from '@va/domain/points/flight-points.ts';
import { countOf } from '@va/domain/numbers.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import { flightPointsQuery, undoFlightPoints } from '#app/api/flight-points.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { UndoLast } from '#app/components/undo-last.tsx';
import { PointsDialog, lineWords, pointsChange } from './points-dialog.tsx';

/** Points of flights, with the changes by staff. */
export function FlightPointsCard({ mayChange }: { mayChange: boolean }) {
  const written = useQuery(flightPointsQuery);
  const [isOpen, setOpen] = useState(false);
  return (
    <Loaded query={written} what="lo que da un vuelo">
      {(data) => (
        <>
          <SectionCard title="Lo que da un vuelo" aside={data.isWritten ? 'Cambiado en la mesa' : undefined}>
            <FactList
              facts={[
                ...data.points.base.map(
                  (points, at) => [lineWords(data.under[at] ?? null), worth(points)] as const,
                ),
                ...CREDIT_NAMES.map((name) => [CREDITS[name], worth(data.points[name])] as const),
              ]}
            />
            {mayChange && (
              <Button className="justify-self-start" onClick={() => setOpen(true)}>
                Cambiar lo que da
              </Button>
            )}
          </SectionCard>
          {data.history.length > 0 && (
            <SectionCard title="Historia de los puntos">
              <RowList
                rows={data.history.map(({ at, callsign, reason, before, after, isLast, version }) => ({
                  key: String(version),
                  title: pointsChange(before, after, data.under),
                  detail: (
                    <>
                      <Instant at={at} />
                      {callsign && ` · ${callsign}`}
                      {reason && ` · ${reason}`}
                    </>
                  ),
                  action: mayChange && isLast && (
                    <UndoLast name="lo que da un vuelo" act={() => undoFlightPoints(version)} />
                  ),
                }))}
              />
            </SectionCard>
          )}
          {isOpen && <PointsDialog written={data} onClose={() => setOpen(false)} />}
        </>
      )}
    </Loaded>
  );
}

const worth = (points: number) => (points === 0 ? 'Nada' : countOf(points, 'punto', 'puntos'));
