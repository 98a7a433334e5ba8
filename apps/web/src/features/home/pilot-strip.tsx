import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { stagesQuery } from '#app/api/bookings.ts';
import { ownRankQuery } from '#app/api/points.ts';
import { sessionQuery } from '#app/api/session.ts';
import { useSession } from '#app/api/use-session.ts';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { sections } from '#app/content/sections.ts';
import { unreadText } from '#app/lib/problem.ts';
import { NextFlight } from './next-flight.tsx';
import type { NextStage } from '@va/contract/bookings/new-bookings.ts';
import { countOf } from '@va/domain/numbers.ts';
import type { OwnRank } from '@va/contract/pilots/ranks.ts';
import { requirementWords } from '#app/lib/requirement-words.ts';
import { stageOfTour } from '#app/lib/stages.ts';

/** Words of the pilot's strip on the home page. Pure. */

/** Missing requirement of the next rank: points first, otherwise the first of the others. */
export function rankWords({ rank, next }: Pick<OwnRank, 'rank' | 'next'>): string {
  if (!next) return `Llevas el rango más alto: ${rank}.`;
  const missing = next.requirements.filter(({ met }) => !met);
  const points = missing.find(({ kind }) => kind === 'points');
  if (points) {
    const left = Math.max(1, points.need - points.have);
    return `Te ${left === 1 ? 'falta' : 'faltan'} ${countOf(left, 'punto', 'puntos')} para ${next.rank}.`;
  }
  const [first] = missing;
  if (!first) return `Cumples todo lo que pide ${next.rank}.`;
  const { name, missing: left } = requirementWords(first);
  return `Para ${next.rank}: ${name}. ${left}.`;
}

/** The next stage of a tour, with its ends where they are known. */
export function stageWords(stage: Pick<NextStage, 'name' | 'n' | 'place' | 'of' | 'dep' | 'arr'>): string {
  const { name, dep, arr } = stage;
  const leg = dep && arr ? `, ${dep.icao}–${arr.icao}` : '';
  return `${name}: ${stageOfTour(stage).toLowerCase()}${leg}.`;
}

/**
 * The pilot's next flight, missing requirements of the next rank, and next stage, for the home page. Without a session
 * or an answer, a line says so. It never exceeds the space that the page reserves.
 */
export function PilotStrip({ tours = sections.tours }: { tours?: boolean }) {
  const { error } = useQuery(sessionQuery);
  const { session, pilot } = useSession();
  if (session === undefined)
    return (
      <Line>
        {error
          ? 'La plataforma no responde: tu próximo vuelo vuelve a salir aquí cuando conteste.'
          : 'Buscando tu próximo vuelo…'}
      </Line>
    );
  if (!pilot || session.ended)
    return (
      <Line>
        Con tu cuenta ves aquí tu próximo vuelo, lo que te falta para ascender y tu etapa.{' '}
        <TextLink to={paths.signIn} state={{ from: '/' }}>
          Entrar con mi cuenta
        </TextLink>
      </Line>
    );
  if (pilot.status === 'retired' || pilot.status === 'suspended')
    return (
      <Line>
        Tu cuenta está {pilot.status === 'retired' ? 'de baja' : 'suspendida'}: mientras dure no puedes
        reservar. <TextLink to={paths.account}>Abrir tu cuenta</TextLink>
      </Line>
    );
  return (
    <div className="grid content-start gap-x-8 gap-y-3 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {/* Reserves its space, so that the content below does not move. */}
      <div className="min-h-32">
        <NextFlight />
      </div>
      <ul className="grid gap-2 text-sm content-start xl:border-l xl:border-line xl:pl-8">
        <Progress tours={tours} />
      </ul>
    </div>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="text-ink-2">
      {children}
    </p>
  );
}

/**
 * Missing requirements of the next rank, and the next stage of the first tour under way. Shown together, so that
 * neither moves the other.
 */
function Progress({ tours }: { tours: boolean }) {
  const rank = useQuery(ownRankQuery);
  const stages = useQuery(stagesQuery);
  const next = stages.data?.find(({ n }) => n !== null);
  if (rank.isLoading || stages.isLoading)
    return (
      <li key="waiting" className="text-ink-2">
        Mirando tu rango y tus tours…
      </li>
    );
  return (
    <>
      <li key="rank">
        {rank.data ? rankWords(rank.data) : unreadText(rank.error)}{' '}
        <TextLink to={paths.points} className="whitespace-nowrap">
          Puntos y rangos
        </TextLink>
      </li>
      {(next ?? tours) && (
        <li key="stage">
          {next
            ? stageWords(next)
            : stages.data
              ? 'No tienes ninguna etapa pendiente.'
              : unreadText(stages.error)}{' '}
          <TextLink to={next ? paths.tour(next.tour) : paths.tours} className="whitespace-nowrap">
            {next ? 'Ver el tour' : 'Ver los tours'}
          </TextLink>
        </li>
      )}
    </>
  );
}
