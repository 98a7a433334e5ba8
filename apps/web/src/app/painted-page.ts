/** A page as the build renders it: as it stands while it knows neither the pilot nor other hosts' data. */
export interface PaintedPage {
  /** What the app hydrates. */
  markup: string;
  /** Of the tab. */
  title: string;
  /** Its file in `src/routes`, without ending. */
  route: string;
}
