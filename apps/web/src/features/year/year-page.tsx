import { useMutation, useQuery } from '@tanstack/react-query';
import type { Badge } from '@va/contract/pilots/awards.ts';
import type { Statistics } from '@va/contract/airline/statistics.ts';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { CalendarHeart, Download, Share2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { capital } from '@va/domain/texts.ts';
import { ownBadgesQuery } from '#app/api/awards.ts';
import { statisticsQuery } from '#app/api/statistics.ts';
import { useSession } from '#app/api/use-session.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FactList } from '#app/components/fact-list.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { StateLine } from '#app/components/state-line.tsx';
import { YearField } from '#app/components/statistics/year-field.tsx';
import { daysOf, yearOf } from '#app/lib/asked-year.ts';
import { ButtonLink } from '#app/components/text-link.tsx';
import { airline } from '#app/config/airline.ts';
import { paths } from '#app/config/paths.ts';
import { canSharePictures, pngOf, sharePicture } from '#app/services/picture-file.ts';
import { saveBlob } from '#app/lib/save-file.ts';
import { yearFacts } from './year-facts.ts';
import { drawYear, PICTURE, type PictureGiven } from './year-picture.ts';

/** Page of the pilot's year in figures, with a picture to save or share. */
export function YearPage() {
  const [params, setParams] = useSearchParams();
  const [thisYear] = useState(() => String(new Date().getUTCFullYear()));
  const year = yearOf(params) ?? thisYear;
  const query = useQuery(statisticsQuery('me', daysOf(year)));
  const badges = useQuery(ownBadgesQuery);
  return (
    <>
      <PageHead
        eyebrow="Tus estadísticas"
        title={`Un año en ${airline.name}`}
        lead="Lo que has volado en un año, y una imagen para guardarla o compartirla."
        actions={<ButtonLink to={paths.statistics}>Todas las cifras</ButtonLink>}
      />
      <div className="mb-4 sm:max-w-xs">
        <YearField
          year={year}
          firstYear={query.data?.firstYear}
          wholeYears
          onChange={(ano) => setParams({ ano }, { replace: true, preventScrollReset: true })}
        />
      </div>
      <Loaded query={query} what="tu año">
        {(figures) =>
          figures.flights === 0 ? (
            <EmptyState icon={CalendarHeart} title={`Todavía no hay vuelos en ${year}`}>
              <p className="text-ink-2">Con tu primer vuelo aceptado del año empieza esta página.</p>
            </EmptyState>
          ) : (
            <YearCards figures={figures} badges={badges.data ?? []} year={year} />
          )
        }
      </Loaded>
    </>
  );
}

interface YearCanvasProps {
  given: PictureGiven;
  /** Text alternative of the picture. */
  label: string;
  /** Receives the canvas, to save it as a file. */
  keep: RefObject<HTMLCanvasElement | null>;
}

function YearCards({
  figures,
  badges,
  year,
}: {
  figures: Statistics;
  badges: readonly Badge[];
  year: string;
}) {
  const { pilot } = useSession();
  const [mayShare] = useState(canSharePictures);
  const facts = yearFacts(figures, badges, year);
  const callsign = pilot?.callsign ?? '';
  const title = `Un año en ${airline.name}`;
  const canvas = useRef<HTMLCanvasElement>(null);
  const name = `${callsign}-${year}.png`.toLowerCase();
  const make = useMutation({
    mutationFn: async (share: boolean) => {
      const picture = await pngOf(canvas.current);
      if (share) await sharePicture(name, picture);
      else saveBlob(name, picture);
    },
  });
  const said = [...facts.sums.map(({ figure, word }) => `${figure} ${word}`), ...facts.lines].join('. ');
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <SectionCard title={`Tu ${year}`}>
        <FactList facts={facts.sums.map(({ figure, word }) => [capital(word), figure])} />
        <ul className="grid gap-2">
          {facts.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </SectionCard>
      <SectionCard title="Tu imagen">
        {make.isError && (
          <StateLine kind="failed" title="Este navegador no ha podido hacer la imagen. Prueba con otro." />
        )}
        <YearCanvas
          given={{ title, callsign, year, facts }}
          label={`Imagen de tu ${year}: ${said}`}
          keep={canvas}
        />
        <div className="flex flex-wrap gap-3">
          <ActButton act={make} input={false} variant="primary">
            <Download aria-hidden className="size-4" />
            Guardar como PNG
          </ActButton>
          {mayShare && (
            <ActButton act={make} input={true}>
              <Share2 aria-hidden className="size-4" />
              Compartir
            </ActButton>
          )}
        </div>
      </SectionCard>
    </div>
  );
}

/** The picture of a year, as it is kept and shared. */
function YearCanvas({ given, label, keep }: YearCanvasProps) {
  useEffect(() => {
    const context = keep.current?.getContext('2d');
    if (!context) return;
    let drawn = true;
    // Drawn again once the pages' font has loaded, if that is later than the figures.
    const draw = () => drawn && drawYear(context, given);
    draw();
    void document.fonts?.ready.then(draw);
    return () => {
      drawn = false;
    };
  }, [given, keep]);
  return (
    <canvas
      ref={keep}
      role="img"
      aria-label={label}
      width={PICTURE.width}
      height={PICTURE.height}
      className="h-auto w-full max-w-sm rounded-lg"
    />
  );
}
