/** A page as the build renders it, without knowledge of the pilot or of other hosts' data. */
export interface PaintedPage {
  /** Markup that the app hydrates. */
  markup: string;
  /** Title of the tab. */
  title: string;
  /** File in `src/routes`, without extension. */
  route: string;
}
