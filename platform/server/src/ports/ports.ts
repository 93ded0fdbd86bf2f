/** A short message to a phone. The embedded default keeps it in an outbox that operators can read. */
export interface SmsPort {
  readonly kind: string
  send(message: { phone: string; text: string; purpose: string }): Promise<void>
}
export interface MailPort {
  readonly kind: string
  send(message: { to: string; subject: string; text: string }): Promise<void>
}
export interface Ports {
  readonly sms: SmsPort
  readonly mail: MailPort
}
