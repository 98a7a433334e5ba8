/** Landings of which every sink is known, as they are flown: what a recorder measures is held against them. */

/** How it is flown. */
export type LandingKind = 'firm' | 'soft' | 'bounced' | 'gusty' | 'nose-high' | 'floating';
export const LANDING_KINDS: readonly LandingKind[] = [
  'firm',
  'soft',
  'bounced',
  'gusty',
  'nose-high',
  'floating',
];

/** What is true at a moment of a landing. */
export interface LandingMoment {
  /** Height of the aircraft's own point over the ground, ft: that of its wheels and what it stands above them. */
  aglFt: number;
  /** ft/min, climb positive. */
  vsFpm: number;
  onGround: boolean;
}

/** A landing; times are seconds from the first touch. */
export interface Landing {
  /** From 8 s before the first touch on. */
  at(t: number): LandingMoment;
  /** Sink at each touch, ft/min, positive. */
  touches: readonly { t: number; fpm: number }[];
}

const APPROACH_FPM = 700;
/** The longest look back, and its steps, s. */
const BACK_S = 8;
const STEP_S = 0.002;
/** Legs give way this long, s: the sink falls to a third in that time. */
const LEGS_S = 0.12;
/** Between the first touch of a bounced landing and the air, s. */
const ON_WHEELS_S = 0.25;
/** Height of the aircraft's own point over its wheels, ft, and over the wheels of one that is pulled up. */
const STANDS_FT = 8;
const PULLED_UP_FT = 11;
/** So fast the nose comes down after the touch, ft/min of that point, and so long it takes to fall that fast, s. */
const NOSE_FPM = 90;
const NOSE_S = 0.3;
/** Ground that slopes by one in a hundred comes this much nearer or goes away, ft/min. */
const SLOPE_FPM = 130;
const S_PER_MIN = 60;

/**
 * Flies one.
 * @param chance the next number from 0 to below 1
 */
export function flyLanding(kind: LandingKind, chance: () => number): Landing {
  const between = (least: number, most: number) => least + (most - least) * chance();
  const soft = kind === 'soft' || kind === 'floating';
  const fpm = soft ? between(40, 150) : between(120, kind === 'firm' ? 650 : 400);
  const ease = soft ? between(2.5, 6) : between(1.5, 5);
  const sink = kind === 'floating' ? floated(fpm, ease, between) : flared(fpm, ease);
  const gust = kind === 'gusty' ? gustOf(fpm, between) : () => 0;
  const { sinkAt, heightAt } = looked((s) => sink(s) + gust(s));
  const hop = kind === 'bounced' ? { fpm: between(60, 180), s: between(0.8, 2.5) } : undefined;
  const slope = between(-1, 1) * Math.min(SLOPE_FPM, (hop?.fpm ?? fpm) / 3, fpm / 3);
  const [stands, nose] = kind === 'nose-high' ? [PULLED_UP_FT, NOSE_FPM] : [STANDS_FT, 0];
  const again = hop && ON_WHEELS_S + hop.s;
  /** On the wheels after a touch at so much: the legs give way, the nose comes down, the runway goes up or down. */
  const rolling = (since: number, fpmThen: number): LandingMoment => {
    const legs = fell(since, fpmThen + slope, LEGS_S);
    const down = {
      ft: (nose / S_PER_MIN) * since - fell(since, nose, NOSE_S).ft,
      fpm: nose - fell(since, nose, NOSE_S).fpm,
    };
    return { aglFt: stands - legs.ft - down.ft, vsFpm: slope - legs.fpm - down.fpm, onGround: true };
  };
  return {
    touches: [{ t: 0, fpm }, ...(hop && again !== undefined ? [{ t: again, fpm: hop.fpm }] : [])],
    at(t) {
      if (t < 0)
        return {
          aglFt: stands + heightAt(-t) - (slope / S_PER_MIN) * t,
          vsFpm: -sinkAt(-t),
          onGround: false,
        };
      if (!hop || again === undefined || t < ON_WHEELS_S) return rolling(t, fpm);
      if (t >= again) return rolling(t - again, hop.fpm);
      // Over the runway up and down again evenly: it touches as fast as it has left.
      const [since, part] = [t - ON_WHEELS_S, (t - ON_WHEELS_S) / hop.s];
      return {
        aglFt: stands + ((hop.fpm + slope) / S_PER_MIN) * since * (1 - part),
        vsFpm: (hop.fpm + slope) * (1 - 2 * part) + slope,
        onGround: false,
      };
    },
  };
}

/** A fall that begins with so much and goes over, after so many seconds: ft so far, and what is left of it, ft/min. */
function fell(since: number, fpm: number, overS: number) {
  const left = Math.exp(-since / overS);
  return { ft: (fpm / S_PER_MIN) * overS * (1 - left), fpm: fpm * left };
}

type Between = (least: number, most: number) => number;

/** Sink of a flare so many seconds before the touch: from the approach it eases towards that of the touch. */
const flared = (fpm: number, ease: number) => (s: number) =>
  fpm + (APPROACH_FPM - fpm) * (1 - Math.exp(-s / ease));

/** Sink of a flare too high: it hangs over the runway, up and down a little, and drops at last. */
function floated(fpm: number, ease: number, between: Between) {
  const [drop, hang, swing, second] = [
    between(0.6, 1.5),
    between(2, 5),
    between(5, 0.15 * fpm),
    between(1, 2),
  ];
  return (s: number) => {
    if (s < drop) return fpm * (1 - s / drop);
    if (s < drop + hang) return swing * Math.sin((s - drop) * second);
    const since = s - drop - hang;
    return swing * Math.sin(hang * second) + APPROACH_FPM * (1 - Math.exp(-since / ease));
  };
}

/** Gusts on top of a flare, none at the touch itself. */
function gustOf(fpm: number, between: Between) {
  const [most, turns, phase] = [
    between(0.1, 0.3) * Math.min(fpm, 200),
    between(1, 4),
    between(0, 2 * Math.PI),
  ];
  return (s: number) => most * (Math.sin(s * turns + phase) - Math.sin(phase));
}

/** A sink and the height that it takes, looked up in between. */
function looked(sink: (s: number) => number) {
  const heights = new Float64Array(BACK_S / STEP_S + 2);
  for (let i = 1; i < heights.length; i += 1)
    heights[i] = (heights[i - 1] ?? 0) + (sink((i - 0.5) * STEP_S) / S_PER_MIN) * STEP_S;
  const heightAt = (s: number) => {
    const step = Math.min(s / STEP_S, heights.length - 2);
    const low = heights[Math.floor(step)] ?? 0;
    return low + ((heights[Math.floor(step) + 1] ?? 0) - low) * (step % 1);
  };
  return { sinkAt: sink, heightAt };
}
