import type { Plugin, Rolldown } from 'vite'
import { neededModules } from './needed-modules.ts'

/** Modules with everything that they need. */
type Closure = ReadonlySet<string>

/** What every page loads, and what the login page adds. */
const entry = /\/apps\/portal\/src\/main\.tsx$/
const login = /\/identity\/web\/sign-in\/SignIn\.tsx$/
/** The frame with home, and what is shown over it once it has been painted. */
export const home =
  /\/(?:web\/src\/routes\/signed-in\.tsx|apps\/portal\/src\/manifests\.ts|workspace\/web\/home\/Home\.tsx)$/
const overlays =
  /\/(?:Launcher|ApprovalOverlay|IdentityOverlay|IdentitySwitch|MessagesButton|NoticesOverlay|NewYearOverlay)\.tsx$/

/**
 * Gathers the frame with home and all that they and the overlays need in one file, and what every page loads (`always` and
 * what the entry needs) or they share with the login page in another: over a hundred files, most of them smaller than the
 * request for them, took longer to fetch one after another than to run.
 */
export function sharedChunks(always: RegExp) {
  let [base, more]: [Closure, Closure] = [new Set(), new Set()]
  const plugin: Plugin = {
    name: 'shared-chunks',
    async buildEnd() {
      const reached = (...patterns: RegExp[]) =>
        neededModules(
          this,
          [...this.getModuleIds()].filter((id) => patterns.some((pattern) => pattern.test(id))),
        )
      const [first, signIn] = [await reached(entry), await reached(login)]
      const frame = await reached(home, overlays)
      base = new Set([...first, ...[...frame].filter((id) => signIn.has(id))].filter((id) => !entry.test(id)))
      more = new Set([...frame].filter((id) => !base.has(id) && !overlays.test(id)))
    },
  }
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'base', test: (id) => always.test(id) || base.has(id), priority: 2 },
    { name: 'frame', test: (id) => more.has(id), priority: 1 },
  ]
  return { plugin, groups }
}
