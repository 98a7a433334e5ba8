import { SearchX } from 'lucide-react';
import { Button } from '@va/ui/controls/button.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import type { Advice } from '@va/domain/flight-ideas.ts';
import { adviceSentence, spanWords } from './idea-words.ts';
import type { IdeasWish } from './wish-address.ts';

interface NoIdeasProps {
  advice: Advice;
  wish: IdeasWish;
  base: string;
  onChange: (change: Partial<IdeasWish>) => void;
}

/** Explains why no idea fits, with a button for the change that helps. */
export function NoIdeas({ advice, wish, base, onChange }: NoIdeasProps) {
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
