/** Light in the cabin of each aircraft: an hour of the day, told by walls, light strips, windows and trim. */

/**
 * @typedef {object} Mood
 * @property {string} wall panels
 * @property {string} shade what the panels turn to in the shade
 * @property {string} light glow at the far end
 * @property {string} strip light strips over the lockers
 * @property {string} outside glass of the windows
 * @property {string[]} seat fabric: lit, plain, in shade
 * @property {string} cover headrest cover
 * @property {string} accent piping, edge of the carpet
 * @property {string} carpet
 * @property {boolean} behind seats seen from behind, with their screens; otherwise they face the viewer
 */

/** @type {Record<string, Mood>} */
const MOODS = {
  'ec-lzd': {
    wall: '#efe4dc',
    shade: '#8d7f92',
    light: '#fff3df',
    strip: '#ffc48f',
    outside: '#f8b48c',
    seat: ['#2f527f', '#1d3a63', '#122745'],
    cover: '#f49f2e',
    accent: '#f49f2e',
    carpet: '#33415f',
    behind: false,
  },
  'ec-mii': {
    wall: '#e8f0f6',
    shade: '#7f97b0',
    light: '#ffffff',
    strip: '#bfe6fb',
    outside: '#8fd0f2',
    seat: ['#2c5a8f', '#1b406e', '#11294a'],
    cover: '#53b0de',
    accent: '#53b0de',
    carpet: '#2b3f5f',
    behind: false,
  },
  'ec-lxa': {
    wall: '#e6f2ef',
    shade: '#6f9aa0',
    light: '#f6fffb',
    strip: '#8fe6dc',
    outside: '#5fd0e0',
    seat: ['#245a78', '#15405c', '#0d2a40'],
    cover: '#f6e3b8',
    accent: '#3fc0c0',
    carpet: '#24475a',
    behind: false,
  },
  'ec-ooi': {
    wall: '#f1e2c8',
    shade: '#9a6f52',
    light: '#fff1cf',
    strip: '#ffb24d',
    outside: '#fcc368',
    seat: ['#3a4a73', '#263459', '#18223f'],
    cover: '#f9bd5f',
    accent: '#f49f2e',
    carpet: '#463a4a',
    behind: false,
  },
  'cs-tkh': {
    wall: '#d9cfe4',
    shade: '#5a4880',
    light: '#ffe6ee',
    strip: '#f08fb8',
    outside: '#f2a58c',
    seat: ['#3d4680', '#293066', '#181c42'],
    cover: '#f3c9d6',
    accent: '#f08fb8',
    carpet: '#352c58',
    behind: true,
  },
  'cs-tcf': {
    wall: '#8ea6cc',
    shade: '#152748',
    light: '#bfe0ff',
    strip: '#4d8ff0',
    outside: '#0c1b38',
    seat: ['#2c4a7d', '#1a3058', '#0d1b36'],
    cover: '#f49f2e',
    accent: '#f49f2e',
    carpet: '#16223f',
    behind: true,
  },
  'ec-nbo': {
    wall: '#eadbd6',
    shade: '#7a4a68',
    light: '#fff0d2',
    strip: '#ff8a5c',
    outside: '#f58a55',
    seat: ['#33507d', '#203760', '#14223f'],
    cover: '#53b0de',
    accent: '#ff9f5c',
    carpet: '#40304f',
    behind: true,
  },
  'ec-ngy': {
    wall: '#a9bfdc',
    shade: '#233a68',
    light: '#dcefff',
    strip: '#8f8cf5',
    outside: '#2f5f96',
    seat: ['#345a8c', '#22406c', '#142744'],
    cover: '#d5eaf4',
    accent: '#7fd0f0',
    carpet: '#1d2d50',
    behind: true,
  },
};

/** Mood of an aircraft, by its registration in lower case; one that is new has the first. */
export const moodOf = (registration) => MOODS[registration] ?? MOODS['ec-lzd'];
