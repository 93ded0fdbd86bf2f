import type { MenuNode } from '@iisp/contract'
import type { Profile } from '@iisp/contract/shell-answers'

const prefix = 'menu:'
const orderKey = 'menu-cache'
const most = 5

/** What a person's menus depend on. */
export const menuCacheKey = (profile: Profile): string =>
  `${prefix}${profile.account}:${profile.managerType}:${profile.zoneType}:${profile.menuTopology ?? ''}`

/** The menus of an earlier load in this window, shown until the fresh ones are here. */
export function cachedMenus(profile: Profile): readonly MenuNode[] | null {
  try {
    const text = sessionStorage.getItem(menuCacheKey(profile))
    return text === null ? null : (JSON.parse(text) as readonly MenuNode[])
  } catch {
    return null
  }
}

/** Keeps the menus of at most 5 contexts; the oldest goes. */
export function cacheMenus(profile: Profile, menus: readonly MenuNode[]): void {
  try {
    const key = menuCacheKey(profile)
    const keys = [...order().filter((one) => one !== key), key]
    for (const old of keys.splice(0, Math.max(0, keys.length - most))) sessionStorage.removeItem(old)
    sessionStorage.setItem(key, JSON.stringify(menus))
    sessionStorage.setItem(orderKey, JSON.stringify(keys))
  } catch {
    // a full or refused storage only costs the head start
  }
}

export function clearMenuCache(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix) || key === orderKey) sessionStorage.removeItem(key)
    }
  } catch {
    // nothing is kept where storage is refused
  }
}

const order = (): string[] => JSON.parse(sessionStorage.getItem(orderKey) ?? '[]') as string[]
