import type { Plugin, Rolldown } from 'vite'
import { neededModules } from './needed-modules.ts'

/** Modules with everything that they need. */
type Closure = ReadonlySet<string>

/** What every page loads, and what the login page adds. */
const entry = /\/apps\/portal\/src\/main\.tsx$/
const login = /\/identity\/web\/sign-in\/SignIn\.tsx$/
/** The frame with home. */
const home =
  /\/(?:web\/src\/routes\/signed-in\.tsx|apps\/portal\/src\/manifests\.ts|workspace\/web\/home\/Home\.tsx)$/
/** What is shown over them, loaded once they have been painted. */
const overlays =
  /\/(?:Launcher|ApprovalOverlay|IdentityOverlay|IdentitySwitch|MessagesButton|NoticesOverlay|NewYearOverlay)\.tsx$/

/**
 * Gathers what every page loads (`always` and what the entry needs) or home shares with the login page in one file, the frame
 * with home and all else that they need in another, and what only the overlays need in a third: over a hundred files, most of
 * them smaller than the request for them, took longer to fetch one after another than to run.
 */
export function sharedChunks(always: RegExp) {
  let [base, frame, over]: [Closure, Closure, Closure] = [new Set(), new Set(), new Set()]
  const plugin: Plugin = {
    name: 'shared-chunks',
    async buildEnd() {
      const reached = (pattern: RegExp) =>
        neededModules(
          this,
          [...this.getModuleIds()].filter((id) => pattern.test(id)),
        )
      const [first, signIn] = [await reached(entry), await reached(login)]
      const [shown, later] = [await reached(home), await reached(overlays)]
      base = new Set([...first, ...[...shown].filter((id) => signIn.has(id))].filter((id) => !entry.test(id)))
      frame = new Set([...shown].filter((id) => !base.has(id)))
      over = new Set([...later].filter((id) => !base.has(id) && !frame.has(id) && !overlays.test(id)))
    },
  }
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'base', test: (id) => always.test(id) || base.has(id), priority: 2 },
    { name: 'frame', test: (id) => frame.has(id), priority: 1 },
    { name: 'over', test: (id) => over.has(id), priority: 1 },
  ]
  return { plugin, groups }
}
