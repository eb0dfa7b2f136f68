/** The floor of every gateway figure: plain node:http that stringifies the payload on standard input for each request. */
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const payload = await json(process.stdin);
const server = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(payload));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : '');
});
