import { buildPortal } from '../../../scripts/build-portal.ts'
import type { TestProject } from 'vitest/node'
import { findChromium } from './chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of the Chromium to drive. */
    chromium: string
  }
}

/** Journeys run against the built portal in a real Chromium. */
export default function setup(project: TestProject): void {
  const path = findChromium()
  if (!path) throw new Error('There is no Chromium: `npm test` installs one; CHROMIUM names another.')
  project.provide('chromium', path)
  buildPortal()
}
