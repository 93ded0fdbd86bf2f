import { defineWrite, t } from '@iisp/contract'
import { registrationErrors as e } from '../errors.ts'

/**
 * match: an account in use with this name and number collects for this product or manager.
 * mismatch: such an account has this number, but another name or product. unknown: there is no such
 * account.
 */
export const checkResults = ['match', 'mismatch', 'unknown'] as const
export type CheckResult = (typeof checkResults)[number]

export const checkLimits = { accountName: 100, accountNo: 40, party: 100 } as const

/** A name as printed in a contract, a number as printed or grouped by blanks and hyphens. */
export const checkedFields = {
  accountName: t.oneLine(checkLimits.accountName, 1),
  accountNo: t.String({ pattern: '^[0-9][0-9 -]{5,39}$' }),
  /** The full name of the product or of its manager. */
  party: t.oneLine(checkLimits.party, 1),
}

/**
 * POST the data of a collection account that somebody was told, and the uuid of a solved puzzle →
 * whether the custodian keeps such an account. The answer reveals nothing beyond the input. Each
 * check is counted and kept for 90 days.
 */
export const collectionAccountCheck = defineWrite({
  summary: { zh: '募集账户核验', en: 'Check a collection account' },
  path: '/api/registration/collectionAccountCheck',
  input: t.strict({ ...checkedFields, uuid: t.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) }),
  output: t.Object({ result: t.oneOf(...checkResults), checkedAt: t.dateTime }),
  errors: [e.checksTooOften],
  access: { who: 'public' },
  idempotent: 'no',
})
