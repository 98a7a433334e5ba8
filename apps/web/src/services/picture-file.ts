/** Pictures that are made on the device: as a PNG file, and shared. */

/** A canvas as PNG. Throws where there is none or the browser can't. */
export async function pngOf(canvas: HTMLCanvasElement | null): Promise<Blob> {
  const blob = await new Promise<Blob | null>((done) => {
    if (canvas === null) done(null);
    else canvas.toBlob(done, 'image/png');
  });
  if (blob === null) throw new Error('The picture could not be made');
  return blob;
}

/** Whether this device can share pictures with other programs. */
export function canSharePictures(): boolean {
  const probe = new File([], 'a.png', { type: 'image/png' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] });
}

/** Opens the device's own way to share; answers false where the person closed it. */
export async function sharePicture(name: string, picture: Blob): Promise<boolean> {
  try {
    await navigator.share({ files: [new File([picture], name, { type: 'image/png' })] });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}
