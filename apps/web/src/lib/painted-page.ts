/** What boot.js and the build say of the page that stands in the document. */
let atBuild: Date | undefined;

/** Says when what is rendered next is painted. */
export function paintAt(date: Date): void {
  atBuild = date;
}

/** When the markup of this document was rendered: what depends on the time is taken over as it was then. */
export function paintedAt(): Date {
  if (atBuild) return atBuild;
  // The server says it where it has painted.
  const { paintedAt: atServer } = document.getElementById('root')?.dataset ?? {};
  const written = Number(atServer ?? document.documentElement.dataset['paintedAt']);
  return new Date(Number.isFinite(written) ? written : Date.now());
}

/** Whether the document holds the page of its address, which may have changed since, so that the app can take it over. */
export function isPagePainted(): boolean {
  const { painted, page } = document.documentElement.dataset;
  return painted === 'page' && location.pathname.replace(/\/$/, '') === page && !location.search;
}
