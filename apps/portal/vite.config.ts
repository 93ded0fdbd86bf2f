import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { dropSummaries } from './build/drop-summaries.ts'
import { packedFiles } from './build/packed-files.ts'
import { scopeModuleCss } from './build/scope-module-css.ts'
import { sharedChunks } from './build/shared-chunks.ts'
import { signedInPage } from './build/signed-in-page.ts'

/** What every page loads, the login included. In one file the small parts compress better than each in its own. */
const base =
  /node_modules\/react\/|platform\/web\/src\/(?:messages\/message|errors\/error-log|request\/(?:request-error|submission-keys|tracking)|routes\/role-window|i18n\/(?:engine-texts|i18n|use-text))|platform\/ui\/src\/(?:brand-mark|button|check-box|icon|palette|tabs)\/|modules\/identity\/web\/(?:hardware-keys\/browser-keys|use-seconds-until|sign-in\/lazy-parts)/

const shared = sharedChunks(base)

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [dropSummaries(), react(), shared.plugin, signedInPage(), packedFiles()],
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
      output: { codeSplitting: { groups: shared.groups } },
      treeshake: {
        // these packages have no side effects but do not declare it: without the rule each use of one part brings all
        moduleSideEffects: [{ test: /node_modules[\\/]@rc-component[\\/]/, sideEffects: false }],
      },
    },
    manifest: true,
    sourcemap: false,
  },
})
