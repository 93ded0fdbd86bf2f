import type { PortalParts } from '@iisp/web/ports'
import type { Shell } from '@iisp/web/routes/shell-parts'
import type { Workspace } from '@iisp/web/routes/workspace'
import { vi } from 'vitest'

/** A shell whose navigation functions are mocks without effect. */
export function fakeShell(parts: PortalParts) {
  const workspace = {
    openMenu: vi.fn<Workspace['openMenu']>(async () => {}),
    openPage: vi.fn<Workspace['openPage']>(async () => {}),
    arrive: vi.fn<Workspace['arrive']>(async () => {}),
    goHome: vi.fn<Workspace['goHome']>(),
    title: vi.fn<Workspace['title']>(({ title }) => title),
    commands: {
      activate: vi.fn<Workspace['commands']['activate']>(),
      close: vi.fn<Workspace['commands']['close']>(),
      closeSub: vi.fn<Workspace['commands']['closeSub']>(),
      reload: vi.fn<Workspace['commands']['reload']>(),
    },
  }
  const shell: Shell = {
    parts: { ...parts, manifests: [] },
    workspace,
    Home: () => null,
    MenuPanel: null,
    signOut: vi.fn<Shell['signOut']>(async () => {}),
    stopActing: vi.fn<Shell['stopActing']>(async () => {}),
  }
  return { shell, workspace }
}
