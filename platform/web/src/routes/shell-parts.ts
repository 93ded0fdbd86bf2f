import type { Menu } from '@iisp/contract'
import { createContext, use, type ComponentType } from 'react'
import type { Preloadable } from '../loader/lazy-part.tsx'
import type { PortalParts, SignedInParts, SubApplication, WebManifest } from '../ports.ts'
import type { Workspace } from './workspace.ts'

export type ShellParts = Omit<PortalParts, 'manifests'> &
  Omit<SignedInParts, 'default'> & {
    readonly manifests: readonly WebManifest[]
    readonly subApplications: readonly SubApplication[]
  }

/** The services for the shell's components. Created once per window. */
export interface Shell {
  readonly parts: ShellParts
  readonly workspace: Workspace
  /** Loaded when it is first shown. */
  readonly Home: Preloadable
  /** Panel above the pages of menus; null: none. */
  readonly MenuPanel: ComponentType<{ readonly menu: Menu }> | null
  readonly signOut: () => Promise<void>
  /** Ends acting as another account. Asks first if there is unsaved input. */
  readonly stopActing: () => Promise<void>
  /**
   * Makes a call that changes who the person is here (manager, role, company, arrangement of menus). Asks first if there
   * is unsaved input, then closes all tabs and loads the person anew, in the other windows too. Resolves to false if the
   * person stays; rejects, with nothing changed, if the call is refused.
   */
  readonly changePerson: (change: () => Promise<unknown>) => Promise<boolean>
}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('a part of the shell was drawn outside the portal')
  return shell
}
