/** The gateway makes every picture at most so large, in pixels a side. */
const longestSide = 1600;
const quality = 0.85;
/** A picture that the browser does not read within this time goes up as it is; ms. */
const timeout = 10_000;

/**
 * A photo of a phone as a JPEG of at most 1600 pixels a side, drawn upright by the browser: a few hundred kilobytes in place of
 * megabytes. A picture that is small enough, or that this browser cannot draw, is answered as it is.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  // Without this a browser draws a photo as the sensor lay, and the words of which side is up are lost with the original.
  if (typeof CSS === 'undefined' || !CSS.supports('image-orientation', 'from-image')) return file;
  try {
    const picture = await read(file);
    const scale = longestSide / Math.max(picture.naturalWidth, picture.naturalHeight);
    return scale < 1 ? ((await draw(picture, scale)) ?? file) : file;
  } catch {
    // The gateway says what is wrong with it.
    return file;
  }
}

/** By a data URL: the policy of our documents allows no other address of a file. */
async function read(file: Blob): Promise<HTMLImageElement> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('a file that cannot be read')));
    reader.readAsDataURL(file);
  });
  return new Promise((resolve, reject) => {
    const picture = new Image();
    const give = () => reject(new Error('a picture that cannot be read'));
    setTimeout(give, timeout);
    picture.addEventListener('load', () => resolve(picture));
    picture.addEventListener('error', give);
    picture.src = address;
  });
}

function draw(picture: HTMLImageElement, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.naturalWidth * scale);
  canvas.height = Math.round(picture.naturalHeight * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
