import { request } from 'node:http';

/** Bytes of a response body as transferred to a browser, compressed. Throws unless the status is 200. */
export function transferSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => (size += chunk.length));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(size);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}
