import { Button } from '@va/ui/controls/button.tsx';

/** Moves through a long list: back to its beginning, and on. */
export function MoreButtons({
  cursor,
  next,
  onMove,
}: {
  cursor: string | undefined;
  next: string | undefined;
  onMove: (cursor: string | undefined) => void;
}) {
  if (cursor === undefined && next === undefined) return null;
  return (
    <div className="flex gap-2">
      <Button disabled={cursor === undefined} onClick={() => onMove(undefined)}>
        Al principio
      </Button>
      <Button disabled={next === undefined} onClick={() => onMove(next)}>
        Siguientes
      </Button>
    </div>
  );
}
