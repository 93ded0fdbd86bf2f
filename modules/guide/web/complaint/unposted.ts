interface StoredFeedback {
  readonly id: string
  readonly msg: string
}
/** Feedback that the server has and whose post failed, for as long as the window lives. */
const unposted = new Map<string, StoredFeedback>()
/** Another text is another complaint. */
const keyOf = (account: string, menuId: string, text: string) => JSON.stringify([account, menuId, text])

export const readUnposted = (account: string, menuId: string, text: string): StoredFeedback | null =>
  unposted.get(keyOf(account, menuId, text)) ?? null
export const keepUnposted = (account: string, menuId: string, text: string, feedback: StoredFeedback): void =>
  void unposted.set(keyOf(account, menuId, text), feedback)
export const forgetUnposted = (account: string, menuId: string, text: string): void =>
  void unposted.delete(keyOf(account, menuId, text))
