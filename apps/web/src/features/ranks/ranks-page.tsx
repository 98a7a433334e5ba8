import { useQuery } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import { rankFiguresQuery, undoRankFigures, type RankChange } from '#app/api/rank-figures.ts';
import { useSession } from '#app/api/use-session.ts';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { UndoLast } from '#app/components/undo-last.tsx';
import { FlightPointsCard } from './flight-points-card.tsx';
import { figureWords, RankDialog } from './rank-dialog.tsx';

/** Page of the ranks' points and hours and of the points of flights, with the changes by staff of both. */
export function RanksPage() {
  const ranks = useQuery(rankFiguresQuery);
  const { can } = useSession();
  const mayChange = can('rules.activate');
  const [asked, setAsked] = useState<string>();
  const open = ranks.data?.items.find(({ code }) => code === asked);
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Rangos y puntos"
        lead="Lo que pide cada rango y lo que da un vuelo. Vale desde que se guarda: nadie baja por ello, y lo ya volado conserva sus reglas. Nombres, galones y formación son del contenido."
      />
      <Loaded query={ranks} what="los rangos">
        {({ items, history }) => (
          <div className="grid grid-cols-1 items-start gap-4">
            <SectionCard title="Del primero al más alto">
              <RowList
                rows={items.map((rank, at) => ({
                  key: rank.code,
                  title: rank.title,
                  detail: `${figureWords(rank)}${rank.isWritten ? ' · Cambiado en la mesa' : ''}`,
                  action: mayChange && at > 0 && (
                    <Button aria-label={`Cambiar ${rank.title}`} onClick={() => setAsked(rank.code)}>
                      Cambiar
                    </Button>
                  ),
                }))}
              />
              {!mayChange && <p className="text-ink-2">Los cambia quien puede activar las reglas.</p>}
            </SectionCard>
            {history.length > 0 && (
              <SectionCard title="Historia de los rangos">
                <RowList rows={history.map((change) => historyRow(change, mayChange))} />
              </SectionCard>
            )}
          </div>
        )}
      </Loaded>
      <div className="mt-4 grid grid-cols-1 items-start gap-4">
        <FlightPointsCard mayChange={mayChange} />
      </div>
      {open && <RankDialog key={open.code} rank={open} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function historyRow(change: RankChange, mayChange: boolean) {
  const { code, title, at, callsign, reason, before, after, isLast, version } = change;
  return {
    key: `${code} ${version}`,
    title: `${title}, cambiado`,
    detail: (
      <>
        <Instant at={at} />
        {callsign && ` · ${callsign}`}
        {` · ${figureWords(before)} → ${figureWords(after)}`}
        {reason && ` · ${reason}`}
      </>
    ),
    action: mayChange && isLast && <UndoLast name={title} act={() => undoRankFigures({ code, version })} />,
  };
}
