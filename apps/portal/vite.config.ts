import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { scopeModuleCss } from './build/scope-module-css.ts'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  css: { postcss: { plugins: [scopeModuleCss()] } },
  build: {
    target: 'chrome86',
    outDir: 'dist',
    assetsDir: 'assets',
    // a style sheet of its own for each chunk, so that a missing one is noticed by the loader
    cssCodeSplit: true,
    // nothing inline: the content policy allows files of our own origin alone
    assetsInlineLimit: 0,
    // a failing entry must not be preloaded beside its import: the loader counts its own tries
    modulePreload: {
      polyfill: false,
      resolveDependencies: (entry, deps) => deps.filter((dep) => dep !== entry),
    },
    rolldownOptions: {
      treeshake: {
        // these packages have no side effects but do not declare it: without the rule each use of one part brings all
        moduleSideEffects: [{ test: /node_modules[\\/]@rc-component[\\/]/, sideEffects: false }],
      },
    },
    manifest: true,
    sourcemap: false,
  },
})
