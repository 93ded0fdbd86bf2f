interface Expiring {
  readonly name: string
  readonly expiresOn: string | null
  readonly businessLimited: boolean
}
/**
 * The warning about funds past their expiry date that take no further business (BO-130); null if
 * there are none.
 */
export function expiryWarning(funds: readonly Expiring[], today: string) {
  const past = funds.filter(
    ({ expiresOn, businessLimited }) => businessLimited && expiresOn !== null && expiresOn <= today,
  )
  if (past.length === 0) return null
  const named = (open: string, close: string) =>
    past.map(({ name, expiresOn }) => `${name}${open}${expiresOn}${close}`)
  return {
    zh: `以下产品已到期且限制业务：${named('(', ')').join('、')}`,
    en: `These funds have expired and take no further business: ${named(' (', ')').join(', ')}`,
  }
}
