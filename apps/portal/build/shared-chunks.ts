import type { Plugin, Rolldown } from 'vite'
import { neededModules } from './needed-modules.ts'

/** Modules with everything that they need. */
type Closure = ReadonlySet<string>

/** What every page loads, what the login page adds, and what the frame with home needs, its overlays included. */
const entry = /\/apps\/portal\/src\/main\.tsx$/
const login = /\/identity\/web\/sign-in\/SignIn\.tsx$/
const frame =
  /\/(?:web\/src\/routes\/signed-in\.tsx|apps\/portal\/src\/manifests\.ts|workspace\/web\/home\/Home\.tsx|(?:Launcher|ApprovalOverlay|IdentityOverlay|IdentitySwitch|MessagesButton|NoticesOverlay|NewYearOverlay)\.tsx)$/

/**
 * Gathers what the frame and home need in one file, and what every page loads or they share with the login page in another:
 * over a hundred files, most of them smaller than the request for them, took longer to fetch one after another than to run.
 */
export function sharedChunks() {
  let [base, more]: [Closure, Closure] = [new Set(), new Set()]
  const plugin: Plugin = {
    name: 'shared-chunks',
    async buildEnd() {
      const reached = (pattern: RegExp) =>
        neededModules(
          this,
          [...this.getModuleIds()].filter((id) => pattern.test(id)),
        )
      const [first, signIn, home] = [await reached(entry), await reached(login), await reached(frame)]
      base = new Set([...first, ...[...home].filter((id) => signIn.has(id))].filter((id) => !entry.test(id)))
      more = new Set([...home].filter((id) => !base.has(id) && !frame.test(id)))
    },
  }
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'base', test: (id) => base.has(id), priority: 2 },
    { name: 'frame', test: (id) => more.has(id), priority: 1 },
  ]
  return { plugin, groups }
}
