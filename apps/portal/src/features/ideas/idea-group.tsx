import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@va/ui/controls/button.tsx';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';
import type { Idea, IdeaKind } from '@va/domain/flight-ideas.ts';
import { formatNumber } from '@va/domain/numbers.ts';
import { kindWords } from './idea-words.ts';

interface IdeaGroupProps {
  kind: IdeaKind;
  ideas: readonly Idea[];
  card: (idea: Idea) => ReactNode;
}

/** Cards shown at first, and more at each press. */
const FIRST = 4;
const STEP = 8;

/** The ideas of one kind, the best first, and the rest on request. */
export function IdeaGroup({ kind, ideas, card }: IdeaGroupProps) {
  const [shown, setShown] = useState(FIRST);
  const title = kindWords[kind];
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button may be gone: focus the first card that it added.
    if (shown > FIRST)
      list.current?.children[shown - STEP]?.querySelector('a')?.focus({ preventScroll: true });
  }, [shown]);
  const more = Math.min(ideas.length - shown, STEP);
  if (ideas.length === 0) return null;
  return (
    <section aria-labelledby={`ideas-${kind}`}>
      <h2 id={`ideas-${kind}`} className="mb-3 flex items-baseline gap-3 text-xl font-bold">
        {title} <span className="text-base font-normal text-ink-2">{formatNumber(ideas.length)}</span>
      </h2>
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
          <VisuallyHidden>de {title.toLowerCase()}</VisuallyHidden>
        </Button>
      )}
    </section>
  );
}
