declare module 'node-forge/lib/des.js';
declare module 'node-forge/lib/cipher.js' {
  export { cipher as default } from 'node-forge';
}
declare module 'node-forge/lib/util.js' {
  export { util as default } from 'node-forge';
}
