/**
 * Saves a file from the offline copy, because browsers bypass the service worker for links with `download`. Returns
 * whether it does so; without a copy the link works as usual.
 */
export function saveFromCopy(href: string): boolean {
  if (!navigator.serviceWorker?.controller) return false;
  void fetch(href)
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
      save(await answer.blob(), new URL(href).pathname.split('/').at(-1) ?? '');
    })
    // The browser's own download at least shows the error.
    .catch(() => location.assign(href));
  return true;
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Late enough that the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
