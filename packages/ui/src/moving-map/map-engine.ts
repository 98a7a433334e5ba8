/** The map itself, without React: OpenLayers for view, gestures and ground, and a layer of our own for all that moves. */
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import type { FrameState } from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import Layer from 'ol/layer/Layer.js';
import { easeOut } from 'ol/easing.js';
import type { MapBox } from '@va/domain/drawings/map-box.ts';
import type { MapRunway, MapScene } from '@va/domain/maps/map-scene.ts';
import { latitudeAt, stretchAt, WORLD_M, type MercatorPoint } from '@va/domain/maps/mercator.ts';
import { movesOn } from '@va/domain/maps/moved-on.ts';
import { placesOf } from '@va/domain/maps/scene-places.ts';
import type { Position } from '@va/domain/great-circle.ts';
import { gestures, hintOfOneFinger, type GestureHint } from './gestures.ts';
import { groundLayer, type GroundTiles } from './ground.ts';
import { linesPicture } from './paint-lines.ts';
import { nightPicture } from './paint-night.ts';
import { overPainter, type Shown } from './paint-over.ts';
import { drawnRunway } from './paint-runways.ts';
import { readPalette } from './palette.ts';
import { scenePreparer } from './prepared-scene.ts';
import { sizedFrame, type ViewFrame } from './view-frame.ts';
import { viewFor, withinReach } from './view-for.ts';

/** As far as a pointer may be from what it means, CSS pixels. */
const REACH_PX = 22;
/** Flights move on so often, milliseconds: at 450 kt that is a fifth of a pixel at zoom 6. */
const TICK_MS = 1000;
const GLIDE_MS = 500;
const FARTHEST_ZOOM = 15;

export interface EngineOptions {
  ground: GroundTiles;
  runways: readonly MapRunway[];
  /** Whether the reader wants no motion now. */
  isStill: () => boolean;
  onChoose: (shown: Shown | null) => void;
  /** The map was dragged or zoomed by hand. */
  onTaken: () => void;
  /** After each frame at rest: zoom, and metres of the ground for a CSS pixel in the middle of the map. */
  onRest: (zoom: number, metresPerPixel: number) => void;
  onFirstFrame: () => void;
  onMissing: (missing: boolean) => void;
  onHint: (hint: GestureHint) => void;
}

export interface MapEngine {
  setScene: (scene: MapScene, chosen: string | undefined) => void;
  setBlocked: (boxes: readonly MapBox[]) => void;
  setFull: (full: boolean) => void;
  /** Shows these places, or all of the scene. */
  showPlaces: (places?: readonly Position[]) => void;
  zoomBy: (steps: number) => void;
  /** CSS pixels to the right and down. */
  pushBy: (right: number, down: number) => void;
  /** Keeps this flight in the middle; undefined for none. */
  follow: (id: string | undefined) => void;
  /** Reads the colours of the page again, and whether its reader wants motion. */
  repaint: () => void;
  destroy: () => void;
}

/**
 * Builds the map into `host`, and draws it from the moment when that has an area. Throws where the browser has no canvas.
 */
export function mapEngine(host: HTMLElement, options: EngineOptions): MapEngine {
  let palette = readPalette(host);
  let [full, destroyed, followed] = [false, false, undefined as string | undefined];
  let scene: MapScene = { flights: [], lines: [], places: [] };
  let chosen: string | undefined;
  let blocked: readonly MapBox[] = [];
  let first = true;
  const prepare = scenePreparer();
  let prepared = prepare(scene, chosen, Date.now());
  const runways = options.runways.map(drawnRunway);
  const ground = groundLayer(options.ground, palette, options.onMissing);
  const [under, over] = [[nightPicture(), linesPicture()], overPainter()];
  if (!over.canvas.getContext('2d')) throw new Error('This browser draws on no canvas');
  const pane = document.createElement('div');
  pane.style.cssText = 'position:absolute;inset:0;overflow:hidden';
  pane.append(...under.map(({ canvas }) => canvas), over.canvas);
  const view = new View({
    center: [0, 0],
    zoom: 2,
    maxZoom: FARTHEST_ZOOM,
    enableRotation: false,
    // Round the world as often as anybody drags, but never beyond its edges in the north and south.
    extent: [-40 * WORLD_M, -WORLD_M / 2, 40 * WORLD_M, WORLD_M / 2],
    smoothExtentConstraint: false,
    smoothResolutionConstraint: false,
  });
  const layer = new Layer({
    render: (frame) => {
      const shown = frameOf(frame);
      for (const picture of under) picture.show(shown, prepared, palette);
      over.show(shown, { scene: prepared, chosen, palette, runways, blocked });
      if (shown.atRest) tellRest(shown);
      if (first) {
        first = false;
        options.onFirstFrame();
      }
      return pane;
    },
  });
  const isFull = () => full;
  let still = options.isStill();
  const gesturesNow = () => gestures({ host, isFull, isStill: still, onHint: options.onHint });
  const map = new OlMap({
    view,
    layers: [ground.layer, layer],
    controls: [],
    interactions: gesturesNow(),
    maxTilesLoading: 12,
  });
  const viewport = map.getViewport() ?? host;
  const forgetFingers = hintOfOneFinger(host, isFull, options.onHint);
  const setTouch = () => (viewport.style.touchAction = full ? 'none' : 'pan-x pan-y');
  setTouch();

  let told = '';
  const tellRest = ({ resolution, center }: ViewFrame) => {
    const zoom = view.getZoomForResolution(resolution) ?? 0;
    const key = `${zoom.toFixed(2)} ${Math.round(center[1] / 1e5)}`;
    if (key === told) return;
    told = key;
    options.onRest(zoom, resolution / stretchAt(latitudeAt(center[1])));
  };
  const nearest = (event: MapBrowserEvent) => {
    const [x = 0, y = 0] = event.pixel;
    return withinReach(over.shown(), x, y, REACH_PX);
  };
  // Whoever answers false here takes the event from all gestures.
  map.on('click', (event) => {
    options.onChoose(nearest(event) ?? null);
  });
  map.on('pointermove', (event) => {
    if (!event.dragging) viewport.style.cursor = nearest(event) ? 'pointer' : 'grab';
  });
  map.on('pointerdrag', () => {
    if (followed !== undefined) options.onTaken();
  });

  const glide = (to: { center?: number[]; resolution?: number }) => {
    view.cancelAnimations();
    if (still || first) {
      if (to.resolution !== undefined) view.setResolution(to.resolution);
      if (to.center) view.setCenter(to.center);
    } else view.animate({ ...to, duration: GLIDE_MS, easing: easeOut });
  };
  const followNow = () => {
    const flight = prepared.flights.find(({ of }) => of.id === followed);
    const center = view.getCenter();
    if (!flight || !center || view.getInteracting() || view.getAnimating()) return;
    glide({ center: [nearTurn(flight.x, center[0] ?? 0), flight.y] });
  };
  const refresh = () => {
    prepared = prepare(scene, chosen, Date.now());
    layer.changed();
    if (followed !== undefined) followNow();
  };
  const timer = setInterval(() => {
    if (!document.hidden && scene.flights.some(movesOn)) refresh();
  }, TICK_MS);

  /** What is to be shown once there is an area to show it in. */
  let waiting: (() => void) | undefined;
  const showPlaces: MapEngine['showPlaces'] = (places) => {
    waiting = undefined;
    const { clientWidth: width, clientHeight: height } = host;
    if (!map.getTarget() || width === 0 || height === 0) {
      waiting = () => showPlaces(places);
      return;
    }
    const target = viewFor(places ?? placesOf(scene), width, height);
    if (!target) return;
    const [x, y] = target.center;
    const now = view.getCenter()?.[0] ?? 0;
    const resolution = view.getConstrainedResolution(target.resolution) ?? target.resolution;
    glide({ center: [first ? x : nearTurn(x, now), y], resolution });
  };
  const sized = sizedFrame(host, (width, height) => {
    if (map.getTarget()) map.updateSize();
    else map.setTarget(sized.frame);
    // The world fills the map, so that there is no sea beyond the poles.
    view.setMinZoom(Math.max(0, Math.log2(Math.max(width, height) / 256)));
    waiting?.();
  });
  void Promise.all([
    document.fonts.load(`700 13px ${palette.font}`),
    document.fonts.load(`13px ${palette.font}`),
  ]).then(
    () => !destroyed && engine.repaint(),
    () => undefined,
  );
  const engine: MapEngine = {
    setScene: (next, id) => {
      [scene, chosen] = [next, id];
      refresh();
    },
    setBlocked: (boxes) => {
      blocked = boxes;
      over.spoil();
      layer.changed();
    },
    setFull: (whole) => {
      full = whole;
      setTouch();
    },
    showPlaces,
    zoomBy: (steps) => {
      const resolution = view.getConstrainedResolution((view.getResolution() ?? 1) / 2 ** steps);
      if (resolution !== undefined) glide({ resolution });
    },
    pushBy: (right, down) => {
      const [x = 0, y = 0] = view.getCenter() ?? [];
      const resolution = view.getResolution() ?? 1;
      const center = view.getConstrainedCenter([x + right * resolution, y - down * resolution]);
      if (center) glide({ center });
    },
    follow: (id) => {
      followed = id;
      if (id !== undefined) followNow();
    },
    repaint: () => {
      // Pictures of names and aircraft are kept for a palette, and go with it.
      palette = readPalette(host);
      // A gesture that is under way goes on under another theme.
      if (still !== options.isStill()) {
        still = !still;
        map.getInteractions().clear();
        map.getInteractions().extend(gesturesNow());
      }
      ground.repaint(palette);
      for (const picture of [...under, over]) picture.spoil();
      refresh();
    },
    destroy: () => {
      destroyed = true;
      clearInterval(timer);
      forgetFingers();
      ground.destroy();
      map.setTarget(undefined);
      map.dispose();
      sized.destroy();
    },
  };
  return engine;
}

/** OpenLayers' frame in our words. */
function frameOf({ viewState, size, pixelRatio, viewHints }: FrameState): ViewFrame {
  const [x = 0, y = 0] = viewState.center;
  const [width = 0, height = 0] = size;
  const center: MercatorPoint = [x, y];
  const atRest = viewHints.every((hint) => hint === 0);
  return { center, resolution: viewState.resolution, width, height, ratio: pixelRatio, atRest };
}

/** The x of a place on that turn of the world that lies nearest to where the map is. */
function nearTurn(x: number, now: number): number {
  return x + WORLD_M * Math.round((now - x) / WORLD_M);
}
