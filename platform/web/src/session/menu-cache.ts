import type { MenuNode } from '@iisp/contract'
import type { Profile } from '@iisp/contract/shell-answers'

const prefix = 'menu:'
const orderKey = 'menu-cache'
const most = 5

/** Identifies everything that a person's menus depend on. */
export const menuCacheKey = (profile: Profile): string =>
  `${prefix}${profile.account}:${profile.managerType}:${profile.zoneType}:${profile.menuTopology ?? ''}`

/** The menus of an earlier load in this window, shown until the current ones arrive. null: none. */
export function cachedMenus(profile: Profile): readonly MenuNode[] | null {
  try {
    const text = sessionStorage.getItem(menuCacheKey(profile))
    return text === null ? null : (JSON.parse(text) as readonly MenuNode[])
  } catch {
    return null
  }
}

/** Caches the menus of at most 5 contexts and drops the oldest. */
export function cacheMenus(profile: Profile, menus: readonly MenuNode[]): void {
  try {
    const key = menuCacheKey(profile)
    const keys = [...order().filter((one) => one !== key), key]
    for (const old of keys.splice(0, Math.max(0, keys.length - most))) sessionStorage.removeItem(old)
    sessionStorage.setItem(key, JSON.stringify(menus))
    sessionStorage.setItem(orderKey, JSON.stringify(keys))
  } catch {
    // without storage the menus are only shown later
  }
}

export function clearMenuCache(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix) || key === orderKey) sessionStorage.removeItem(key)
    }
  } catch {
    // nothing is stored where storage is refused
  }
}

const order = (): string[] => JSON.parse(sessionStorage.getItem(orderKey) ?? '[]') as string[]
