/**
 * Saves one of our own files out of the offline copy. Browsers take a link with `download` past the worker, straight to
 * the network. Returns whether it took over; without a copy the link does what it always did.
 */
export function saveFromCopy(href: string): boolean {
  if (!navigator.serviceWorker?.controller) return false;
  void fetch(href)
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
      save(await answer.blob(), new URL(href).pathname.split('/').at(-1) ?? '');
    })
    // The browser's own way, which at least says what is wrong.
    .catch(() => location.assign(href));
  return true;
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
