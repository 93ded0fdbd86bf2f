import { defineWrite, t } from '@iisp/contract'
import { jumpErrors as e } from './jump-errors.ts'
import { audience, signature, ticket, timestamp } from './jump-tickets.ts'

/**
 * Tells another platform's server, once, which person a code of `getCode` represents. `signature`
 * authenticates the platform as for `redeemTicket`, over system_flag, code and timestamp. `token`
 * is a JWT (HS256 with the shared key) that names account and institution and is valid for half an
 * hour. A used, old or wrong code gets the same 401.
 */
export const getUserInfo = defineWrite({
  summary: { zh: '投研平台获取用户信息', en: 'User behind a code, for another platform' },
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/authRequest/getUserInfo',
  input: t.strict({ system_flag: audience, code: ticket, timestamp, signature }),
  output: t.Object({
    token: t.text(2_000),
    account: t.text(128),
    name: t.text(100),
    cpId: t.text(40),
    cpName: t.text(200),
  }),
  errors: [e.ticketRefused, e.redeemedTooOften],
  access: { who: 'public' },
  idempotent: 'no',
})
