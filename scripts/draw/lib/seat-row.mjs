/** One row of seats as a drawing to be reused at every distance: in centimetres from the eye, as seen at 1 m a metre. */
import { mix } from './colour.mjs';
import { fill, line, n, poly, rect } from './svg.mjs';

/** How much larger the front edge of a cushion looks than its back edge. */
const DEPTH = 1.3;

/**
 * @param {string} id
 * @param {{from: number, count: number}[]} blocks left edge in metres and number of seats
 * @param {number} pitch width of a seat with one armrest, in metres
 * @param {{eyeX: number, eye: number, mood: import('./moods.mjs').Mood, behind: boolean}} view
 */
export function seatRow(id, blocks, pitch, { eyeX, eye, mood, behind }) {
  const centres = blocks.flatMap(({ from, count }) =>
    Array.from({ length: count }, (_, i) => from + (i + 0.5) * pitch),
  );
  const X = (x) => (x - eyeX) * 100;
  const Y = (y) => (eye - y) * 100;
  const seats = centres.map((x) => ({ x: X(x), w: pitch * 100 - 4 }));
  const draw = behind ? rearView : frontView;
  const legs = blocks.map(({ from, count }) =>
    rect(X(from), Y(0.42), count * pitch * 100, 42, '#0b1424', 'opacity=".8"'),
  );
  return `<g id="${id}">${[legs, draw(seats, blocks, { X, Y, pitch, mood })].flat(Infinity).join('')}</g>`;
}

/** Rounded backrest with a narrower head, 1.18 m high. */
const backrest = (x, w, Y, grow = 0) => {
  const h = w / 2 + grow;
  const head = h * 0.78;
  return `M${n(x - h)} ${n(Y(0.4))}V${n(Y(0.8))}q0-10 ${n(h - head)}-15l2-15q2-7 9-7h${n(2 * head - 22)}q7 0 9 7l2 15q${n(h - head)} 5 ${n(h - head)} 15V${n(Y(0.4))}z`;
};

function frontView(seats, blocks, { X, Y, pitch, mood }) {
  const [lit, plain, shade] = mood.seat;
  const cushion = ({ x, w }) => {
    const h = w / 2;
    const back = Y(0.47);
    const front = Y(0.45) * DEPTH;
    return {
      top: poly([
        [x - h, back],
        [x + h, back],
        [(x + h) * DEPTH, front],
        [(x - h) * DEPTH, front],
      ]),
      lip: poly([
        [(x - h) * DEPTH, front],
        [(x + h) * DEPTH, front],
        [(x + h - 1) * DEPTH, front + 16],
        [(x - h + 1) * DEPTH, front + 16],
      ]),
    };
  };
  const arms = blocks.flatMap(({ from, count }) =>
    Array.from({ length: count + 1 }, (_, i) => {
      const x = X(from + i * pitch);
      return {
        top: poly([
          [x - 2.5, Y(0.66)],
          [x + 2.5, Y(0.66)],
          [(x + 2.5) * 1.24, Y(0.64) * 1.24],
          [(x - 2.5) * 1.24, Y(0.64) * 1.24],
        ]),
        side: poly([
          [(x - 2.5) * 1.24, Y(0.64) * 1.24],
          [(x + 2.5) * 1.24, Y(0.64) * 1.24],
          [(x + 2.5) * 1.24, Y(0.5) * 1.24],
          [(x - 2.5) * 1.24, Y(0.5) * 1.24],
        ]),
      };
    }),
  );
  const cushions = seats.map(cushion);
  return [
    fill(seats.map(({ x, w }) => backrest(x, w, Y, 1.5)).join(''), shade),
    fill(seats.map(({ x, w }) => backrest(x, w, Y, -1)).join(''), plain),
    fill(
      seats
        .map(
          ({ x, w }) =>
            `M${n(x - w * 0.3)} ${n(Y(0.5))}V${n(Y(0.84))}q${n(w * 0.3)} -5 ${n(w * 0.6)} 0V${n(Y(0.5))}z`,
        )
        .join(''),
      lit,
    ),
    line(seats.map(({ x, w }) => `M${n(x - w * 0.3)} ${n(Y(0.66))}h${n(w * 0.6)}`).join(''), plain, 1.2),
    fill(
      seats.map(({ x }) => `M${n(x - 14)} ${n(Y(0.99))}l1-14q1-4 5-4h16q4 0 5 4l1 14q-14 4-28 0z`).join(''),
      mood.cover,
    ),
    fill(seats.map(({ x }) => `M${n(x - 3.5)} ${n(Y(1.02))}l4-7h3.5l-1.2 7z`).join(''), shade),
    fill(cushions.map((part) => part.top).join(''), lit),
    fill(cushions.map((part) => part.lip).join(''), shade),
    line(
      seats
        .map(
          ({ x, w }) =>
            `M${n((x - w * 0.34) * 1.12)} ${n(Y(0.5) * 1.1)}L${n(x * 1.16)} ${n(Y(0.47) * 1.16)}l${n(w * 0.3)}-8`,
        )
        .join(''),
      '#aebccb',
      2,
    ),
    fill(arms.map((part) => part.side).join(''), mix(shade, '#000000', 0.35)),
    fill(arms.map((part) => part.top).join(''), '#5d6f85'),
  ];
}

function rearView(seats, blocks, { Y, mood }) {
  const [lit, plain, shade] = mood.seat;
  return [
    fill(seats.map(({ x, w }) => backrest(x, w, Y, 2)).join(''), shade),
    fill(seats.map(({ x, w }) => backrest(x, w, Y, 0)).join(''), plain),
    fill(seats.map(({ x }) => `M${n(x - 15)} ${n(Y(1.145))}q1-5 6-5h18q5 0 6 5z`).join(''), mood.cover),
    // Screen, tray table, pocket.
    line(
      seats.map(({ x }) => `M${n(x - 12)} ${n(Y(0.98))}h24`).join(''),
      '#060c18',
      17,
      'stroke-linejoin="round"',
    ),
    line(seats.map(({ x }) => `M${n(x - 10.5)} ${n(Y(0.98))}h21`).join(''), '#6cc4ee', 13.5),
    fill(seats.map(({ x }) => `M${n(x - 10.5)} ${n(Y(0.9125))}v-6q6-5 11-1t10-3v10z`).join(''), '#2f7fb4'),
    line(seats.map(({ x }) => `M${n(x - 6)} ${n(Y(1))}h6`).join(''), '#f49f2e', 3),
    fill(
      seats
        .map(({ x, w }) => `M${n(x - w * 0.38)} ${n(Y(0.84))}h${n(w * 0.76)}l-1 17h${n(-w * 0.76 + 2)}z`)
        .join(''),
      lit,
    ),
    fill(
      seats
        .map(
          ({ x, w }) =>
            `M${n(x - w * 0.36)} ${n(Y(0.62))}h${n(w * 0.72)}v12q${n(-w * 0.36)} 5 ${n(-w * 0.72)} 0z`,
        )
        .join(''),
      shade,
    ),
  ];
}
