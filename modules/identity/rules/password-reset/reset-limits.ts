/**
 * Lifetime of the codes and of the proof, in seconds, and the number of attempts for the codes and
 * for the new password.
 */
export const passwordReset = { seconds: 300, tries: 5, newPasswordTries: 10, resendSeconds: 60 } as const

/**
 * Number of resets requested for an account in the last minute, hour and day, and by one network in
 * the last hour. Browsers and networks known to the account are counted apart from strangers, so
 * that strangers cannot use up the owner's limit.
 */
export interface ResetsAsked {
  readonly minute: number
  readonly hour: number
  readonly day: number
  readonly networkHour: number
}
/**
 * Limits: one per minute, three per hour and five per day for an account, thirty per hour from a
 * network.
 */
export const mayAskReset = (asked: ResetsAsked): boolean =>
  asked.minute < 1 && asked.hour < 3 && asked.day < 5 && asked.networkHour < 30
