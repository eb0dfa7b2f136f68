import sharp, { type Sharp } from 'sharp';
import { addPicture } from '#src/contract/pictures/pictures.ts';
import { flatPng } from '#gateway/testing/png-file.ts';
import type { BenchRow } from '../../scripts/tool/bench-table.ts';
import { begin } from '../support/begin-session.ts';
import { withGateway } from '../support/gateway.ts';
import { demoAccount } from '../support/members.ts';
import { peakMemory } from './support/tree-memory.ts';

/** All that the gateway and what it has started may hold at once, in MB; a container counts what is shared once, too. */
const goal = 350;
const account = demoAccount('marina.costa');

/** Pictures that cost their decoder much: what is refused by its header, and the most of each kind that is not. */
async function heavyPictures(): Promise<Record<string, { type: string; file: Buffer }>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const pixels = await sharp({ create: { width: 4000, height: 3990, channels: 3, background: '#888', noise } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const photo = () => sharp(pixels.data, { raw: pixels.info });
  const jpeg = async (made: Sharp) => ({ type: 'image/jpeg', file: await made.toBuffer() });
  const png = (file: Buffer) => ({ type: 'image/png', file });
  return {
    'interlaced 50 MP': png(flatPng({ width: 11_999, height: 4166, colour: 'rgba', interlaced: true })),
    'interlaced 6 MP': png(flatPng({ width: 3000, height: 2000, colour: 'rgba', interlaced: true })),
    'RGBA 16 MP': png(flatPng({ width: 4000, height: 3990, colour: 'rgba' })),
    'photo 16 MP': await jpeg(photo().jpeg({ quality: 60 })),
    'progressive 8 MP, on its side': await jpeg(
      photo().resize(2880, 2880).jpeg({ quality: 60, progressive: true }).withMetadata({ orientation: 6 }),
    ),
  };
}

/** Every mix of three, one of them perhaps twice or thrice. */
const mixesOf = (names: readonly string[]): string[][] =>
  names.flatMap((a, i) => names.slice(i).flatMap((b, j) => names.slice(i + j).map((c) => [a, b, c])));

/** Members send three pictures at the same time, in every mix of what is heavy. */
export async function bench(): Promise<BenchRow[]> {
  const pictures = await heavyPictures();
  const mixes = mixesOf(Object.keys(pictures));
  return withGateway(async (gateway) => {
    const { token } = (await begin(gateway, account.userName)).record;
    const send = async (name: string): Promise<number> => {
      const { type = '', file = Buffer.alloc(0) } = pictures[name] ?? {};
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type };
      const body = new Uint8Array(file);
      const response = await fetch(gateway.url + addPicture.path, { method: addPicture.method, headers, body });
      await response.arrayBuffer();
      return response.status;
    };
    const idle = await peakMemory(gateway.pid, () => Promise.resolve());
    const statuses = new Set<string>();
    let [peak, worst, resident] = [0, '', 0];
    for (const mix of mixes) {
      const most = await peakMemory(gateway.pid, async () => {
        for (const [at, status] of (await Promise.all(mix.map(send))).entries()) statuses.add(`${mix[at]}: ${status}`);
      });
      if (most.whole > peak) [peak, worst] = [most.whole, mix.join(' + ')];
      resident = Math.max(resident, most.resident);
    }
    console.log(`pictures: ${[...statuses].toSorted().join('; ')}`);
    return [
      { what: 'pictures, memory before', measured: `${idle.whole.toFixed(0)} MB`, goal: '', met: true },
      {
        what: `pictures, ${mixes.length} mixes of three at once: most memory (${worst})`,
        measured: `${peak.toFixed(0)} MB; ${resident.toFixed(0)} MB with what processes share counted for each`,
        goal: `≤ ${goal} MB`,
        met: peak <= goal,
      },
    ];
  });
}
