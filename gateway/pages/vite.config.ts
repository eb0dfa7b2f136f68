import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** Builds the script of the chat's page into dist/chat/chat.js, which the gateway puts into the document (gateway/pages/chat-page.ts). */
export default defineConfig({
  build: {
    outDir: resolve(import.meta.dirname, '../../dist/chat'),
    emptyOutDir: true,
    copyPublicDir: false,
    // As old as the phones that the app is built for.
    target: ['es2019', 'safari12'],
    reportCompressedSize: false,
    lib: {
      entry: resolve(import.meta.dirname, 'chat-client/main.ts'),
      formats: ['iife'],
      name: 'chat',
      fileName: () => 'chat.js',
    },
  },
});
