import { FileClock, FileText, SearchX } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { Button } from '@va/ui/controls/button.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { PageSection } from '#app/components/blocks/page-section.tsx';
import {
  adviceFor,
  shortestMinutes,
  flightIdeas,
  surprise,
  type Idea,
  type Leg,
  type Advice,
} from '@va/domain/flight-ideas.ts';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { paths } from '#app/lib/paths.ts';
import { IdeaCard, type DescribeLeg } from './idea-card.tsx';
import { spanWords, adviceSentence } from './idea-words.ts';
import { type IdeasWish, offeredTimes, readWish, usualTime, wishParameters } from './wish-address.ts';
import { WishForm, type Choice } from './wish-form.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';

interface NoIdeasProps {
  advice: Advice;
  wish: IdeasWish;
  base: string;
  onChange: (change: Partial<IdeasWish>) => void;
}

/** Explains why no idea fits, with a button for the change that helps. */
function NoIdeas({ advice, wish, base, onChange }: NoIdeasProps) {
  return (
    <EmptyState icon={SearchX} title={adviceSentence(advice, wish)}>
      <div className="flex flex-wrap justify-center gap-3">
        {advice.reason === 'time' && (
          <Button onClick={() => onChange({ minutes: advice.minutes })}>
            Buscar con {spanWords(advice.minutes)}
          </Button>
        )}
        {advice.reason === 'type' &&
          advice.types.map((type) => (
            <Button key={type} onClick={() => onChange({ type })}>
              Buscar con {type}
            </Button>
          ))}
        {wish.type !== undefined && (
          <Button onClick={() => onChange({ type: undefined })}>Cualquier avión</Button>
        )}
        {advice.reason === 'no-routes' && wish.from !== base && (
          <Button onClick={() => onChange({ from: base })}>Buscar desde {base}</Button>
        )}
      </div>
    </EmptyState>
  );
}

interface IdeasPageProps {
  /** ICAO code from which the page starts. */
  base: string;
  airports: readonly Choice[];
  types: readonly Choice[];
  /** Every flight of the network, one per direction. */
  legs: readonly Leg[];
  /** Minutes on the ground between two legs. */
  turnaroundMinutes: number;
  describe: DescribeLeg;
  weather: ((icao: string) => ReactNode) | undefined;
  /** Departures that still leave today, from the airline's own platform; undefined without one. */
  today?:
    | ((
        wish: IdeasWish,
        choose: (icao: string) => (() => void) | undefined,
        change: (part: Partial<IdeasWish>) => void,
      ) => ReactNode)
    | undefined;
  /** Whether the portal shows the pilot's latest plan. */
  hasMyPlan: boolean;
}

/** Surprises start at a random number and go on in order. */
const SEEDS = 10_000;

/** Cards shown at first, and more at each press. */
const FIRST = 6;
const STEP = 9;

/** «¿Qué vuelo hoy?»: what the network offers in the time there is. */
export function IdeasPage(props: IdeasPageProps) {
  const { base, airports, types, legs, turnaroundMinutes, describe, weather, today, hasMyPlan } = props;
  const [wish, change] = useWish({
    airports: airports.map(({ value }) => value),
    types: types.map(({ value }) => value),
    base,
    usualMinutes: (departure) => usualTime(shortestMinutes(legs, { from: departure })),
  });
  const { from, minutes, type, seed } = wish;
  const full = useMemo(
    () => ({ from, minutes, type, turnaroundMinutes }),
    [from, minutes, type, turnaroundMinutes],
  );
  const ideas = useMemo(() => flightIdeas(legs, full), [legs, full]);
  const chosen = seed === undefined ? undefined : surprise(ideas, seed);
  const outcome = useRef<HTMLParagraphElement>(null);
  const card = (idea: Idea) => <IdeaCard key={idea.id} idea={idea} describe={describe} weather={weather} />;

  return (
    <>
      <PageHead
        eyebrow="Operaciones"
        title="¿Qué vuelo hoy?"
        lead="Di desde dónde, cuánto tiempo tienes y con qué avión, y elige entre lo que la red ofrece."
        actions={<IdeasActions hasMyPlan={hasMyPlan} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <div className="grid gap-3">
          <WishForm
            wish={wish}
            times={offeredTimes(shortestMinutes(legs, full), minutes)}
            airports={airports}
            types={types}
            onChange={change}
            canSurprise={ideas.length > 0}
            onSurprise={() =>
              change({ seed: seed === undefined ? Math.floor(Math.random() * SEEDS) : seed + 1 })
            }
          />
          <p ref={outcome} tabIndex={-1} role="status" className="text-sm text-ink-2">
            {countOf(ideas.length, 'propuesta', 'propuestas')} en {spanWords(minutes)} desde {from}
            {chosen && <>. Tu sorpresa: {chosen.id.replaceAll('-', '–')}</>}
          </p>
        </div>
        {today?.(
          wish,
          (icao) =>
            airports.some(({ value }) => value === icao)
              ? () => change({ from: icao, seed: undefined })
              : undefined,
          change,
        )}
        {chosen && (
          <PageSection id="sorpresa" title="Tu vuelo sorpresa" className="max-w-3xl">
            <IdeaCard key={chosen.id} idea={chosen} describe={describe} weather={weather} featured />
          </PageSection>
        )}
        {ideas.length === 0 && (
          <NoIdeas
            advice={adviceFor(legs, full)}
            wish={wish}
            base={base}
            onChange={(part) => {
              // The button disappears with its advice, so the focus moves to the result first.
              outcome.current?.focus();
              change(part);
            }}
          />
        )}
        <IdeaList key={`${from} ${minutes} ${type}`} ideas={ideas} card={card} />
        <p className="max-w-prose text-sm text-ink-2">
          Primero, lo que mejor aprovecha tu tiempo. Los tiempos son de calzo a calzo; entre dos etapas se
          cuentan {spanWords(turnaroundMinutes)} en tierra. Cada ruta se propone con el avión con el que la
          vuela la aerolínea, y una cadena se vuela entera con el mismo tipo.
        </p>
      </div>
    </>
  );
}

/**
 * The wish on the screen, and in the address a moment later. The address wins only after a navigation that is not our
 * own: a link, Back or Forward.
 */
function useWish(
  choices: Parameters<typeof readWish>[1],
): [wish: IdeasWish, change: (change: Partial<IdeasWish>) => void] {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const ownChange = useNavigationType() === 'REPLACE';
  const [shown, setShown] = useState({ wish: readWish(search, choices), key });
  if (!ownChange && shown.key !== key) setShown({ wish: readWish(search, choices), key });

  const change = (part: Partial<IdeasWish>) => {
    const wish = { ...shown.wish, ...part };
    setShown({ wish, key });
    setSearch(wishParameters(wish), { replace: true, preventScrollReset: true });
  };
  return [shown.wish, change];
}

/** Links to continue with an idea: the pilot's latest plan, if the portal shows it, and the flight briefing. */
function IdeasActions({ hasMyPlan }: { hasMyPlan: boolean }) {
  return (
    <>
      {hasMyPlan && (
        <ButtonLink to={paths.myPlan}>
          <FileClock aria-hidden className="size-4" />
          Mi último plan
        </ButtonLink>
      )}
      <ButtonLink to={paths.flightPlan}>
        <FileText aria-hidden className="size-4" />
        Briefing de vuelo
      </ButtonLink>
    </>
  );
}

/** The ideas that use the time best, with a button for the rest. */
function IdeaList({ ideas, card }: { ideas: readonly Idea[]; card: (idea: Idea) => ReactNode }) {
  const [shown, setShown] = useState(FIRST);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button may be gone: focus the first card that it added.
    if (shown > FIRST)
      list.current?.children[shown - STEP]?.querySelector('a')?.focus({ preventScroll: true });
  }, [shown]);
  const more = Math.min(ideas.length - shown, STEP);
  if (ideas.length === 0) return null;
  return (
    <PageSection id="propuestas" title="Propuestas">
      <div className="@container">
        <ul ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-4 @2xl:grid-cols-2 @7xl:grid-cols-3">
          {ideas.slice(0, shown).map((idea) => (
            <li key={idea.id}>{card(idea)}</li>
          ))}
        </ul>
      </div>
      {more > 0 && (
        <Button className="mt-4" onClick={() => setShown(shown + STEP)}>
          Ver {formatNumber(more)} más
        </Button>
      )}
    </PageSection>
  );
}
