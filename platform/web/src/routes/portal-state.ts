import type { Menu, MenuNode } from '@iisp/contract'
import { menuIndex, type MenuIndex } from '../menus/menu-index.ts'
import type { Profile } from '@iisp/contract/shell-answers'
import { sessionStore, useSession, type SessionState } from '../session/index.ts'

const indexes = new WeakMap<readonly MenuNode[], MenuIndex>()
/** The index of a menu answer, computed once per answer. */
const indexOf = (menus: readonly MenuNode[] | null): MenuIndex | null => {
  if (!menus) return null
  const index = indexes.get(menus) ?? menuIndex(menus)
  indexes.set(menus, index)
  return index
}

export const profileNow = (): Profile | null => sessionStore.getState().profile
export const menusNow = (): MenuIndex | null => indexOf(sessionStore.getState().menus)
export const useMenus = (): MenuIndex | null => useSession(({ menus }) => indexOf(menus))

/** The person's menu with this id, path below /iisp or name. */
export function menuNamed(reference: string): Menu | undefined {
  const menus = menusNow()
  return (
    menus?.byId(reference) ??
    menus?.byPath(reference) ??
    menus?.all.find(({ name }) => name.zh === reference || name.en === reference)
  )
}

/** Time that opening a menu waits for the person's data, in milliseconds. */
const waitMs = 10_000
const isSettled = ({ status, profile, menus, protocols }: SessionState) =>
  status === 'out' || status === 'failed' || (profile !== null && menus !== null && protocols !== null)

/** Resolves when profile, menus and protocols have been loaded or have failed to load, at the latest after 10 s. */
export function personSettled(): Promise<void> {
  if (isSettled(sessionStore.getState())) return Promise.resolve()
  return new Promise((resolve) => {
    const settle = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const stop = sessionStore.subscribe((state) => isSettled(state) && settle())
    const timer = setTimeout(settle, waitMs)
  })
}
