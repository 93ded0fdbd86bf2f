/** Lifetime of the codes, then of the proof; how often the codes and then the new password may be tried. */
export const passwordReset = { seconds: 300, tries: 5, newPasswordTries: 10, resendSeconds: 60 } as const

/**
 * Resets asked for an account in the last minute, hour and day, by callers of the same kind, and by one network in the
 * last hour. Strangers and those whom the account is known from are counted apart, so that strangers do not use up what
 * the owner needs.
 */
export interface ResetsAsked {
  readonly minute: number
  readonly hour: number
  readonly day: number
  readonly networkHour: number
}
/** At most one a minute, three an hour and five a day for an account, thirty an hour from a network. */
export const mayAskReset = (asked: ResetsAsked): boolean =>
  asked.minute < 1 && asked.hour < 3 && asked.day < 5 && asked.networkHour < 30
