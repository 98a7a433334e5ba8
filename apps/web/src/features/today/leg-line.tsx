import { Plane } from 'lucide-react';

interface End {
  icao: string;
  city: string;
}

/** Route of a flight: codes joined by a line, with the cities below. */
export function LegLine({ dep, arr }: { dep: End; arr: End }) {
  return (
    <div className="grid grid-cols-[auto_minmax(2rem,1fr)_auto] items-center gap-x-3">
      <b className="font-mono text-xl">{dep.icao}</b>
      <span aria-hidden className="flex items-center gap-2 text-sky">
        <span className="grow border-t-2 border-dotted" />
        <Plane className="size-4 rotate-45" />
        <span className="grow border-t-2 border-dotted" />
      </span>
      <b className="text-right font-mono text-xl">{arr.icao}</b>
      <span className="text-sm text-ink-2">{dep.city}</span>
      <span className="col-start-3 text-right text-sm text-ink-2">{arr.city}</span>
    </div>
  );
}
