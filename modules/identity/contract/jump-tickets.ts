import { defineWrite, t } from '@iisp/contract'
import { jumpErrors as e } from './jump-errors.ts'

/** The platforms to which people can jump. */
export const audiences = ['research-lab', 'main-platform'] as const
export type Audience = (typeof audiences)[number]
export const audience = t.oneOf(...audiences)
export const ticket = t.String({ pattern: '^[A-Za-z0-9_-]{22}$' })
/** Seconds since 1970. */
export const timestamp = t.Integer({ minimum: 0, maximum: 99_999_999_999 })
/** HMAC-SHA256 with the platform's secret, in hexadecimal. */
export const signature = t.String({ pattern: '^[0-9a-f]{64}$' })
/**
 * The use of a ticket: to sign in on arrival (`redeemTicket`), or to be exchanged as a code
 * (`getUserInfo`).
 */
export type TicketUse = 'jump' | 'code'

/** In process only: issues a ticket that identifies the caller at another platform. It is valid once, for one minute. */
export const issueTicket = defineWrite({
  summary: { zh: '签发跳转票据', en: 'Issue a jump ticket' },
  path: '/module/identity/issueTicket',
  input: t.strict({ audience, use: t.oneOf('jump', 'code') }),
  output: t.Object({ ticket }),
  errors: [e.audienceUnknown, e.jumpTooOften],
  access: { who: 'module' },
  idempotent: 'no',
})

/**
 * Tells another platform's server who arrived with a ticket. `signature`: HMAC-SHA256 with the platform's secret
 * (RESEARCH_LAB_SECRET, MAIN_PLATFORM_SECRET), in hexadecimal, over audience, ticket and timestamp joined by line
 * feeds. `timestamp`: seconds since 1970, within five minutes. A ticket works once; a wrong ticket, platform or
 * signature is answered with the same 401.
 */
export const redeemTicket = defineWrite({
  summary: { zh: '兑换跳转票据', en: 'Redeem a jump ticket' },
  path: '/api/common/jump/redeemTicket',
  input: t.strict({
    audience,
    ticket,
    timestamp,
    signature,
  }),
  output: t.Object({
    audience,
    account: t.text(128),
    name: t.text(100),
    institutionId: t.text(40),
    institutionName: t.text(200),
  }),
  errors: [e.ticketRefused, e.redeemedTooOften],
  access: { who: 'public' },
  idempotent: 'no',
})
