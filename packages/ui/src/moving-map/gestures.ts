/** What moves a map: mouse, wheel and fingers, without taking the scroll of the page that it stands in. */
import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import DragPan from 'ol/interaction/DragPan.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import PinchZoom from 'ol/interaction/PinchZoom.js';
import Kinetic from 'ol/Kinetic.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { noModifierKeys, primaryAction } from 'ol/events/condition.js';

/** What a gesture that the page keeps asks for instead. */
export type GestureHint = 'wheel' | 'fingers';

interface GestureOptions {
  host: HTMLElement;
  /** Whether the map has the whole screen: then it takes every gesture. */
  isFull: () => boolean;
  /** Nothing goes on by itself for a reader who wants no motion. */
  isStill: boolean;
  onHint: (hint: GestureHint) => void;
}

/** The wheel zooms with the focus or a key held, one finger scrolls the page and two move the map. */
export function gestures({ host, isFull, isStill, onHint }: GestureOptions) {
  const takesWheel = (event: MapBrowserEvent) => {
    const wheel = event.originalEvent as WheelEvent;
    const takes = isFull() || wheel.ctrlKey || wheel.metaKey || host.contains(document.activeElement);
    if (!takes && event.type === 'wheel') onHint('wheel');
    return takes;
  };
  const drag: DragPan = new DragPan({
    condition: (event) => {
      const { pointerType } = event.originalEvent as PointerEvent;
      if (pointerType !== 'touch' || isFull()) return noModifierKeys(event) && primaryAction(event);
      return drag.getPointerCount() > 1;
    },
    ...(isStill ? {} : { kinetic: new Kinetic(-0.005, 0.05, 100) }),
  });
  const duration = isStill ? 0 : 200;
  return [
    drag,
    new PinchZoom({ duration }),
    new DoubleClickZoom({ duration }),
    new MouseWheelZoom({ condition: takesWheel, duration }),
  ];
}

/** Tells of a finger that drew across the map alone, which the page has taken for its scroll. */
export function hintOfOneFinger(
  host: HTMLElement,
  isFull: () => boolean,
  onHint: (hint: GestureHint) => void,
) {
  let fingers = 0;
  const down = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') fingers += 1;
  };
  const cancel = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch' && fingers === 1 && !isFull()) onHint('fingers');
    fingers = 0;
  };
  const up = () => {
    fingers = 0;
  };
  host.addEventListener('pointerdown', down);
  host.addEventListener('pointercancel', cancel);
  host.addEventListener('pointerup', up);
  return () => {
    host.removeEventListener('pointerdown', down);
    host.removeEventListener('pointercancel', cancel);
    host.removeEventListener('pointerup', up);
  };
}
