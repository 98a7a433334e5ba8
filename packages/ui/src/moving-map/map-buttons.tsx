import { clsx } from 'clsx/lite';
import { Crosshair, Globe, Maximize, Minimize, Minus, Plus, type LucideIcon } from 'lucide-react';

interface MapButtonsProps {
  onZoom: (steps: number) => void;
  onAll: () => void;
  /** «Ver todos los vuelos» … */
  allLabel: string;
  /** Undefined where nothing can be followed. */
  follow: { on: boolean; name: string; toggle: () => void } | undefined;
  full: { on: boolean; turn: () => void };
}

/** What moves a map without a gesture, large enough for a finger; in a second column where the map is not high enough. */
export function MapButtons({ onZoom, onAll, allLabel, follow, full }: MapButtonsProps) {
  return (
    <div className="pointer-events-none absolute inset-y-2 right-2 flex flex-col flex-wrap-reverse content-start gap-2">
      <MapButton icon={Plus} label="Acercar" onClick={() => onZoom(1)} />
      <MapButton icon={Minus} label="Alejar" onClick={() => onZoom(-1)} />
      <MapButton icon={Globe} label={allLabel} onClick={onAll} />
      {follow && (
        <MapButton
          icon={Crosshair}
          label={`Seguir a ${follow.name}`}
          pressed={follow.on}
          onClick={follow.toggle}
        />
      )}
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
  pressed?: boolean;
  onClick: () => void;
}

function MapButton({ icon: Icon, label, pressed, onClick }: MapButtonProps) {
  return (
    <button
      type="button"
      data-over-map
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
      className={clsx(
        'pointer-events-auto grid size-11 place-items-center rounded-md border',
        pressed ? 'border-link bg-sky-soft text-link' : 'border-control bg-surface text-ink',
      )}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
