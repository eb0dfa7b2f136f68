import { expect, it } from 'vitest';
import { videoAddress } from './video-address.ts';

const embed = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=0&enablejsapi=1&rel=0';

it.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'http://youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=9',
  'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?si=x',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/embed/aqz-KE-bpKQ?autoplay=1',
])('%s becomes an embed without autoplay, with the player’s commands and without related videos [S1-156]', (link) =>
  expect(videoAddress(link)).toBe(embed),
);

it.each([
  '',
  'nonsense',
  '/m/home',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=aqz-KE-bpK"><script>',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/watch?v=aqz-KE-bpKQ',
  'javascript:alert(1)//youtube.com/watch?v=aqz-KE-bpKQ',
])('%s is no video', (link) => expect(videoAddress(link)).toBeUndefined());
