/**
 * Where a gateway answers bytes for the speed test, to a page of any of the site's addresses: GET with `bytes`, 0 to the most
 * below. The bytes do not compress, no cache stores them, and there is no envelope around them. Ours.
 */
export const speedTestPath = '/wps/system/speed';
export const speedTestMostBytes = 1_000_000;
