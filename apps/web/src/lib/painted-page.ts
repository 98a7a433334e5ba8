/** Facts that boot.js and the build state about the page in the document. */
let atBuild: Date | undefined;

/** Sets the time that the next rendered markup shows. */
export function paintAt(date: Date): void {
  atBuild = date;
}

/** Time at which this document's markup was rendered. Content that depends on the time must hydrate with this one. */
export function paintedAt(): Date {
  if (atBuild) return atBuild;
  // Attribute of the server's markup; without it, that of the build's document.
  const { paintedAt: atServer } = document.getElementById('root')?.dataset ?? {};
  const written = Number(atServer ?? document.documentElement.dataset['paintedAt']);
  return new Date(Number.isFinite(written) ? written : Date.now());
}

/** Whether the document contains the markup of the current address, so that the app can hydrate it. */
export function isPagePainted(): boolean {
  const { painted, page } = document.documentElement.dataset;
  return painted === 'page' && location.pathname.replace(/\/$/, '') === page && !location.search;
}
