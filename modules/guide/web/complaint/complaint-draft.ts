const keyOf = (account: string, menuId: string) => `iisp.complaint.${account}.${menuId}`

/** What was typed and not sent, for as long as the window lives; it outlasts a reload. */
export const readComplaint = (account: string, menuId: string): string => {
  try {
    return sessionStorage.getItem(keyOf(account, menuId)) ?? ''
  } catch {
    return ''
  }
}
export function writeComplaint(account: string, menuId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(account, menuId))
    else sessionStorage.setItem(keyOf(account, menuId), text)
  } catch {
    // a browser that keeps nothing: the text lives as long as the dialog
  }
}
