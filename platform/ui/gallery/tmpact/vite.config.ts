import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
export default { root: fileURLToPath(new URL('.', import.meta.url)), base: './', plugins: [react()], build: { outDir: '/tmp/b/act', emptyOutDir: true, minify: false } }
