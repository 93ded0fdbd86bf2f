/** An account with ZHZT 2 is blocked. */
export const isUsableAccount = (account: { readonly ZHZT: string }): boolean => account.ZHZT !== '2'

/** The account that a form preselects: the only usable one, else the usable default, else none (BO-054). */
export function defaultAccount<A extends { readonly ZHZT: string; readonly ISDEFAULT: string }>(
  accounts: readonly A[],
): A | undefined {
  const usable = accounts.filter(isUsableAccount)
  return usable.length === 1 ? usable[0] : usable.find((account) => account.ISDEFAULT === '1')
}

/** The first custody account that may pay. */
export const firstUsable = <A extends { readonly ZHZT: string }>(accounts: readonly A[]): A | undefined =>
  accounts.find(isUsableAccount)
