import { clsx } from 'clsx/lite';
import { Crosshair, Globe, Maximize, Minimize, Minus, Plus, type LucideIcon } from 'lucide-react';
import { Button } from '../controls/button.tsx';

interface MapButtonsProps {
  onZoom: (steps: number) => void;
  onAll: () => void;
  /** «Ver todos los vuelos» … */
  allLabel: string;
  /** Undefined where nothing can be followed. */
  follow: { on: boolean; name: string; toggle: () => void } | undefined;
  full: { on: boolean; turn: () => void };
}

/**
 * What moves a map without a gesture, large enough for a finger; in a second column where the map is not high enough.
 * To follow what was chosen is the one action of its page, and says so in words.
 */
export function MapButtons({ onZoom, onAll, allLabel, follow, full }: MapButtonsProps) {
  return (
    <>
      <Column {...{ onZoom, onAll, allLabel, full }} />
      {follow && (
        <Button
          data-over-map
          variant={follow.on ? 'secondary' : 'primary'}
          aria-pressed={follow.on}
          className={clsx('absolute top-2 left-2', follow.on && 'border-link bg-sky-soft text-link')}
          onClick={follow.toggle}
        >
          <Crosshair aria-hidden className="size-4" />
          Seguir a {follow.name}
        </Button>
      )}
    </>
  );
}

function Column({ onZoom, onAll, allLabel, full }: Omit<MapButtonsProps, 'follow'>) {
  return (
    <div className="pointer-events-none absolute inset-y-2 right-2 flex flex-col flex-wrap-reverse content-start gap-2">
      <MapButton icon={Plus} label="Acercar" onClick={() => onZoom(1)} />
      <MapButton icon={Minus} label="Alejar" onClick={() => onZoom(-1)} />
      <MapButton icon={Globe} label={allLabel} onClick={onAll} />
      <MapButton
        icon={full.on ? Minimize : Maximize}
        label={full.on ? 'Salir de pantalla completa' : 'Pantalla completa'}
        onClick={full.turn}
      />
    </div>
  );
}

interface MapButtonProps {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
}

function MapButton({ icon: Icon, label, onClick }: MapButtonProps) {
  return (
    <button
      type="button"
      data-over-map
      aria-label={label}
      title={label}
      onClick={onClick}
      className="pointer-events-auto grid size-11 place-items-center rounded-md border border-control bg-surface text-ink"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
