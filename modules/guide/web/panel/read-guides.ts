const keyOf = (account: string) => `iisp.guides-read:${account}`

function menusRead(account: string): readonly string[] {
  try {
    const menus: unknown = JSON.parse(localStorage.getItem(keyOf(account)) ?? '[]')
    return Array.isArray(menus) ? menus.filter((menu) => typeof menu === 'string') : []
  } catch {
    return []
  }
}

/** Whether this account has been shown the description of the menu in this browser. */
export const wasRead = (account: string, menuId: string): boolean => menusRead(account).includes(menuId)

export function markRead(account: string, menuId: string): void {
  const menus = menusRead(account)
  if (menus.includes(menuId)) return
  try {
    localStorage.setItem(keyOf(account), JSON.stringify([...menus, menuId]))
  } catch {
    // storage is not available: the description unfolds again
  }
}
