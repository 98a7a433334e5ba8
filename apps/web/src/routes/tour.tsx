import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { EmbedFrame } from '#app/components/frames/embed-frame.tsx';
import { NotFoundPage } from '#app/components/blocks/not-found-page.tsx';
import { airlineTexts } from '#app/content/airline-texts.ts';
import { dispatchOf } from '#app/content/dispatch.ts';
import { frameById, isOwnView } from '#app/content/frames.ts';
import { notamHeads } from '#app/content/notam-heads.ts';
import { NotamsAbout } from '#app/features/notams/notams-about.tsx';
import { findTour } from '#app/content/tours.ts';
import { types } from '#app/content/types.ts';
import { TourPage } from '#app/features/tours/tour-page.tsx';
import type { DispatchOfLeg } from '#app/features/tours/tour-stages.tsx';
import { PlatformPart } from './parts/platform-part.tsx';

export function Component() {
  const { tour: slug = '' } = useParams();
  const tour = findTour(slug);
  if (!tour) return <NotFoundPage />;
  const frame = frameById(tour.frame);
  const isOwn = OWN_PLATFORM && isOwnView(frame);
  // A tour that allows several types names none of the fleet: the pilot chooses on the dispatch page.
  const prepare = (from: string, to: string) => dispatchOf({ from, to, model: tour.aircraft });
  return (
    <TourPage
      key={tour.id}
      notices={<NotamsAbout notams={notamHeads} about={{ tour: tour.id }} />}
      tour={tour}
      isOwn={isOwn}
      stages={(known) =>
        isOwn ? (
          <PlatformPart
            page="tour"
            what="El tour en la plataforma"
            load={() => stagesOf(tour.id, prepare, known)}
            known={known}
          />
        ) : (
          <>
            <EmbedFrame frame={frame} />
            {known}
          </>
        )
      }
      limits={airlineTexts.limits}
      model={types.find(({ model }) => model === tour.aircraft)?.model}
      dispatchOf={prepare}
    />
  );
}

async function stagesOf(id: string, dispatch: DispatchOfLeg, known: ReactNode) {
  const { TourView } = await import('#app/routes/platform/tour.tsx');
  return { Component: () => <TourView id={id} dispatchOf={dispatch} known={known} /> };
}
