/** A short message to a phone. The embedded default keeps it in an outbox that operators can read. */
export interface SmsPort {
  readonly kind: string
  send(message: ShortMessage): Promise<void>
}
export interface MailPort {
  readonly kind: string
  send(message: Mail): Promise<void>
}
export interface ShortMessage {
  readonly phone: string
  readonly text: string
  /** Purpose in one word: 'login', 'order-notice'. */
  readonly purpose: string
}
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}
/** Both refuse with platform.unavailable where the message could not be handed over. */
export interface Ports {
  readonly sms: SmsPort
  readonly mail: MailPort
}
