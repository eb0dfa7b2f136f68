/** The gateway's maximum picture size, in pixels a side. */
const longestSide = 1600;
const quality = 0.85;
/** A picture that the browser does not decode within this time is uploaded as it is; ms. */
const timeout = 10_000;

/**
 * A photo as a JPEG of at most 1600 pixels a side, drawn upright by the browser: a few hundred kilobytes instead of megabytes. A
 * picture that is small enough, or that this browser cannot decode, is returned as it is.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  // Otherwise a browser draws a photo in the sensor's orientation, and its EXIF orientation is lost.
  if (typeof CSS === 'undefined' || !CSS.supports('image-orientation', 'from-image')) return file;
  try {
    const picture = await read(file);
    const scale = longestSide / Math.max(picture.naturalWidth, picture.naturalHeight);
    return scale < 1 ? ((await draw(picture, scale)) ?? file) : file;
  } catch {
    // The gateway reports the error.
    return file;
  }
}

/** By a data URL: the policy of our documents permits no other address of a file. */
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
