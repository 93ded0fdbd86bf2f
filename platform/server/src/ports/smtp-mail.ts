import { createTransport } from 'nodemailer'
import { Refusal, platformErrors } from '@iisp/contract'
import type { MailPort } from './ports.ts'

const timeoutMs = 5000

/** Mail through an SMTP server (smtp:// or smtps://; ?requireTLS=true refuses to send without encryption). */
export function smtpMail(address: string, from: string, report: (failure: string) => void): MailPort {
  const transport = createTransport({
    url: address,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    kind: 'smtp',
    async send({ to, subject, text }) {
      try {
        // Passed as an object, it remains a single address, whatever text it contains.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
      } catch (error) {
        const { code, name, responseCode } = error as { code?: string; name: string; responseCode?: number }
        report(`${code ?? name}${responseCode === undefined ? '' : ` ${responseCode}`}`)
        throw new Refusal(platformErrors.unavailable)
      }
    },
  }
}
