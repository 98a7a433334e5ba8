import { PROFILE_PHASES } from '@va/domain/flight-record/flight-profile.ts';
import { formatNumber } from '@va/domain/numbers.ts';
import { formatKnots } from '@va/domain/quantities.ts';
import { formatUtcClock } from '@va/domain/utc-clock.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { Pause, Play } from 'lucide-react';
import type { FlightProfile } from '#app/lib/report-types.ts';
import type { ReplayPlace } from './replay-place.ts';
import { REPLAY_SPEEDS, type Replay } from './use-replay.ts';

/** A step of the slider by keyboard, ms. */
const STEP_MS = 15_000;

interface ReplayControlsProps {
  replay: Replay;
  place: ReplayPlace;
  phases: FlightProfile['phases'];
  from: number;
  to: number;
}

/** Plays a flight again: when, how high, how fast; with a slider to look at one moment. */
export function ReplayControls({ replay, place, phases, from, to }: ReplayControlsProps) {
  const { at, playing, speed, seek, setSpeed, toggle } = replay;
  const phase = phases.findLast((one) => Date.parse(one.from) <= at);
  const words = [
    formatUtcClock(new Date(at)),
    phase && PROFILE_PHASES[phase.phase],
    place.altFt !== null && `${formatNumber(Math.round(place.altFt / 100) * 100)}\u00a0ft`,
    place.speedKt !== null && formatKnots(Math.round(place.speedKt)),
  ].filter(Boolean);
  return (
    <div role="group" aria-label="Repetición del vuelo" className="grid gap-2 p-4 print:hidden">
      <p className="flex flex-wrap gap-x-4 text-sm tabular-nums">
        {words.map((word) => (
          <span key={String(word)}>{word}</span>
        ))}
      </p>
      <input
        type="range"
        aria-label="Momento del vuelo"
        aria-valuetext={words.join(', ')}
        min={from}
        max={to}
        step={STEP_MS}
        value={at}
        onChange={({ target }) => seek(Number(target.value))}
        className="h-6 w-full accent-link"
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={toggle} className="min-w-32">
          {playing ? <Pause aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
          {playing ? 'Pausa' : 'Reproducir'}
        </Button>
        <div role="group" aria-label="Velocidad" className="flex gap-1">
          {REPLAY_SPEEDS.map((one) => (
            <Button
              key={one}
              aria-pressed={speed === one}
              onClick={() => setSpeed(one)}
              className={speed === one ? 'border-link bg-sky-soft text-link' : ''}
            >
              {one}×
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}
