import { request } from 'node:http';

/** How many bytes the body of an address has on its way to a browser, compressed as it is. Throws unless it is a 200. */
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
