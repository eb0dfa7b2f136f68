/**
 * The path of the gateway's speed test, for a page on any of the site's addresses: GET with `bytes`, 0 to the maximum below. The
 * bytes do not compress, are never cached, and have no envelope around them. Ours.
 */
export const speedTestPath = '/wps/system/speed';
export const speedTestMostBytes = 1_000_000;
