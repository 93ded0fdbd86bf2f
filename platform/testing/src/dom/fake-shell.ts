import type { PortalParts, SubApplication, WebManifest } from '@iisp/web/ports'
import type { Shell } from '@iisp/web/routes/shell-parts'
import type { Workspace } from '@iisp/web/routes/workspace'
import { vi } from 'vitest'

/** A shell whose navigation functions are mocks without effect. */
export function fakeShell(
  parts: PortalParts,
  manifests: readonly WebManifest[] = [],
  subApplications: readonly SubApplication[] = [],
) {
  const workspace = {
    openMenu: vi.fn<Workspace['openMenu']>(async () => {}),
    openPage: vi.fn<Workspace['openPage']>(async () => {}),
    arrive: vi.fn<Workspace['arrive']>(async () => {}),
    goHome: vi.fn<Workspace['goHome']>(),
    title: vi.fn<Workspace['title']>(({ title }) => title),
    restore: vi.fn<Workspace['restore']>(async () => {}),
    commands: {
      activate: vi.fn<Workspace['commands']['activate']>(),
      close: vi.fn<Workspace['commands']['close']>(),
      closeSub: vi.fn<Workspace['commands']['closeSub']>(),
      reload: vi.fn<Workspace['commands']['reload']>(),
      reopen: vi.fn<Workspace['commands']['reopen']>(),
      beside: vi.fn<Workspace['commands']['beside']>(),
      apart: vi.fn<Workspace['commands']['apart']>(),
    },
  }
  const shell: Shell = {
    parts: { ...parts, manifests, subApplications },
    workspace,
    Home: () => null,
    MenuPanel: null,
    signOut: vi.fn<Shell['signOut']>(async () => {}),
    stopActing: vi.fn<Shell['stopActing']>(async () => {}),
    changePerson: vi.fn<Shell['changePerson']>(async (change) => {
      await change()
      return true
    }),
  }
  return { shell, workspace }
}
