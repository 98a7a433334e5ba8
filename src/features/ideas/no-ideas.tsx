import type { ReactNode } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import type { Advice } from '#app/lib/flight-ideas.ts';
import { spanWords } from './idea-words.ts';
import type { IdeasWish } from './wish-address.ts';

interface NoIdeasProps {
  advice: Advice;
  wish: IdeasWish;
  base: string;
  onChange: (change: Partial<IdeasWish>) => void;
}

/** Nothing fits: why, and the change that helps, one press away. */
export function NoIdeas({ advice, wish, base, onChange }: NoIdeasProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-lg border border-dashed border-control px-6 py-14 text-center">
      {sentence(advice, wish)}
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
    </div>
  );
}

function sentence(advice: Advice, { from, minutes, type }: IdeasWish): ReactNode {
  switch (advice.reason) {
    case 'no-routes':
      return <p className="text-lg">Por ahora no hay rutas regulares desde {from}: elige otro aeropuerto.</p>;
    case 'type':
      return (
        <p className="text-lg">
          La aerolínea no vuela desde {from} con {type}: elige otro avión.
        </p>
      );
    case 'time':
      return (
        <p className="text-lg">
          En {spanWords(minutes)} no cabe ningún vuelo desde {from}
          {type !== undefined && ` con ${type}`}: el más corto dura {spanWords(advice.minutes)}.
        </p>
      );
  }
}
