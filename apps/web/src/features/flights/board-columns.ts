/** Columns of a row of the board and of the heading of its day, where there is room for columns. */
export const BOARD_COLUMNS =
  '@3xl:grid-cols-[5.2rem_minmax(13.5rem,1.5fr)_minmax(8.6rem,0.8fr)_minmax(9.8rem,0.8fr)_minmax(5.5rem,0.5fr)_6.5rem]';
