export const smsCode = { digits: 6, seconds: 300, tries: 5, resendSeconds: 60 } as const

/** Messages sent to one phone in the last minute, hour and day, and from one network in the last hour. */
export interface SmsSent {
  readonly minute: number
  readonly hour: number
  readonly day: number
  readonly networkHour: number
}
/**
 * Limits: one per minute, five per hour and ten per day to a phone, thirty per hour from a network.
 */
export const maySendSms = (sent: SmsSent): boolean =>
  sent.minute < 1 && sent.hour < 5 && sent.day < 10 && sent.networkHour < 30

/** 138****5678 */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`
