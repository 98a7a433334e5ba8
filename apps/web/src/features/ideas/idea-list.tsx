import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PageSection } from '#app/components/blocks/page-section.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import type { Idea } from '@va/domain/flight-ideas.ts';
import { formatNumber } from '@va/domain/numbers.ts';

/** Cards shown at first, and more at each press. */
const FIRST = 6;
const STEP = 9;

/** The ideas that use the time best, with a button for the rest. */
export function IdeaList({ ideas, card }: { ideas: readonly Idea[]; card: (idea: Idea) => ReactNode }) {
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
