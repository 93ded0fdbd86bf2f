import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const ignored = ['**/node_modules/**', '**/dist/**']
/** Files share a process with its modules, which are loaded once: what a test changes outside its file, it undoes. */
const shared = { isolate: false }
const cleanGlobals = 'platform/testing/src/clean-globals.ts'
/** Compiles for the production build of React. */
const built = { oxc: { jsx: { runtime: 'automatic' as const, development: false } } }
const projects = [
  // rules, tables, contracts, the import graph: no database, no browser
  {
    name: 'unit',
    include: ['{platform,modules,apps,scripts}/**/*.test.ts'],
    exclude: [...ignored, '**/*.call.test.ts'],
    environment: 'node',
    ...shared,
    setupFiles: [cleanGlobals],
  },
  // widgets and shell parts, in jsdom; the setup has modules evaluated anew for each file
  {
    name: 'dom',
    include: ['{platform,modules,apps}/**/*.test.tsx'],
    exclude: ignored,
    environment: './platform/testing/src/dom-environment.ts',
    ...shared,
    setupFiles: ['platform/testing/src/dom-setup.ts'],
    // whole pages are slow in jsdom on a busy machine
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
  // calls against a real server and a real PostgreSQL
  {
    name: 'call',
    include: ['{platform,modules,apps,scripts}/**/*.call.test.ts'],
    exclude: ignored,
    environment: 'node',
    ...shared,
    setupFiles: [cleanGlobals],
    globalSetup: ['platform/testing/src/database-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
  // pages of the whole portal in jsdom, against a real server and a real PostgreSQL
  {
    name: 'page',
    include: ['e2e/pages/**/*.page.test.ts'],
    exclude: ignored,
    environment: './platform/testing/src/page-environment.ts',
    ...shared,
    setupFiles: [cleanGlobals, 'platform/testing/src/page-setup.ts'],
    globalSetup: [
      'platform/testing/src/database-setup.ts',
      ...(process.env['PAGES_IN'] === 'chromium' ? ['platform/testing/src/browser-setup.ts'] : []),
    ],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
  // journeys in Chromium against the built portal; each file starts a server of its own on a copy of the template database
  {
    name: 'browser',
    include: ['e2e/**/*.e2e.ts', 'platform/ui/gallery/**/*.e2e.ts'],
    exclude: ignored,
    environment: 'node',
    ...shared,
    setupFiles: [cleanGlobals],
    globalSetup: ['platform/testing/src/database-setup.ts', 'platform/testing/src/browser-setup.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // two journeys share two cores: what a page shows may take longer than the usual second
    expect: { poll: { timeout: 15_000 } },
  },
]

export default defineConfig({
  plugins: [react()],
  test: {
    maxWorkers: 2,
    projects: projects.map((test) => ({ extends: true as const, test, ...(test.name === 'page' && built) })),
  },
})
