import sharp from 'sharp';

// Only our own drawings and icons are decoded.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** The size that messengers ask for; px. */
const card = { width: 1200, height: 630 };
/** The whole drawing is shown in front of a blurred, dark copy of itself; px. */
const artHeight = 550;
const rounded = 36;
/** Seconds that one step may take. */
const timeout = 10;
/** Dots per inch of a drawing in units of 1/72 inch: large enough to be only shrunk, never stretched. */
const density = 300;

const mark = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#0a6b75"/><path d="M4 17c4.5-6 8-6 12 0s7.5 6 12 0v7.5a6.5 6.5 0 0 1-6.500 6.500h-11A6.500 6.500 0 0 1 4 24.500z" fill="#55c8cb" opacity=".55"/><path d="M5.500 16.500c4-5.500 7-5.500 10.500 0s6.500 5.500 10.500 0" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><circle cx="22.500" cy="8.500" r="2.800" fill="#f7ab2b"/></svg>',
);

/**
 * A card of 1200×630 as a PNG of some 200 kB: a drawing (SVG or PNG) in its middle, whole, or over all of it where it is wide, and the
 * mark of the site in a corner. Without any text: what fonts a server has is not known. Throws an Error where the drawing is none.
 */
export async function drawCard(drawing: Buffer): Promise<Buffer> {
  const open = () => sharp(drawing, { density, limitInputPixels: 40_000_000 }).timeout({ seconds: timeout });
  const { width = 1, height = 1 } = await open().metadata();
  const ground = open().resize({ ...card, fit: 'cover' });
  const wide = width > height;
  const front = wide ? [] : [{ input: await roundedArt(await open().resize({ height: artHeight }).png().toBuffer()) }];
  const painted = await (wide ? ground : ground.blur(28).modulate({ brightness: 0.55 })).png().toBuffer();
  return sharp(painted)
    .composite([...front, { input: mark, left: 40, top: card.height - 160 }])
    .flatten({ background: '#0b161d' })
    .png({ palette: true, quality: 80, effort: 4 })
    .toBuffer();
}

/** A picture with rounded corners. */
async function roundedArt(picture: Buffer): Promise<Buffer> {
  const { width = 1, height = 1 } = await sharp(picture).metadata();
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${rounded}"/></svg>`;
  return sharp(picture)
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png()
    .toBuffer();
}
