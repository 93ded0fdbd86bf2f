import { create } from 'zustand'
import { menuIndex, type MenuIndex } from '../menus/menu-index.ts'
import type { PortalPorts, Profile, Protocols } from '../ports.ts'
export { useAppearance } from './appearance-temp.ts'

export interface PortalState {
  readonly status: 'loading' | 'out' | 'in' | 'failed'
  readonly profile: Profile | null
  readonly menus: MenuIndex | null
  readonly protocols: Protocols | null
}
const nobody = { profile: null, menus: null, protocols: null }
export const usePortalState = create<PortalState>(() => ({ status: 'loading', ...nobody }))
export const portalNow = (): PortalState => usePortalState.getState()
export const useMenus = (): MenuIndex | null => usePortalState((state) => state.menus)
export const useProfile = (): Profile | null => usePortalState((state) => state.profile)

export async function loadPerson(ports: PortalPorts): Promise<void> {
  try {
    const profile = await ports.loadProfile()
    usePortalState.setState({ status: 'in', profile })
    const [menus, protocols] = await Promise.all([ports.loadMenus(), ports.loadProtocols()])
    usePortalState.setState({ menus: menuIndex(menus), protocols })
  } catch (thrown) {
    const status = (thrown as { status?: number } | null)?.status === 401 ? 'out' : 'failed'
    usePortalState.setState({ status, ...nobody })
  }
}
export const forgetPerson = (): void => usePortalState.setState({ status: 'out', ...nobody })

const waitMs = 10_000
/** Resolves when profile, menus and protocols are there, at the latest after 10 s. */
export function personReady(): Promise<void> {
  const isThere = (state: PortalState) => state.profile !== null && state.menus !== null && state.protocols !== null
  if (isThere(portalNow())) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const stop = usePortalState.subscribe((state) => isThere(state) && done())
    const timer = setTimeout(done, waitMs)
  })
}
