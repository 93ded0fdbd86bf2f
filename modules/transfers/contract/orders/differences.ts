import { type Static, t } from '@iisp/contract'

/** What is compared between two versions of an order. */
export const comparedFields = [
  'PRODUCTNAME',
  'PAYFLAG',
  'OWERACCOUNT',
  'CPACCNAME',
  'CPACCOUNT',
  'CPOPENBANK',
  'HIGHTBANKNO',
  'AMOUNT',
  'TRADATEFORMAT',
  'TRATIME',
  'HKTYPEDETAIL',
  'REASON',
  'REMARK',
  'RETRYFLAG',
  'BTQHK',
  'SFZJBZJ',
] as const
export type ComparedField = (typeof comparedFields)[number]

/** Names of 20 files, one a line. */
const value = t.text(12_000)

/**
 * A field that differs, as it was and as it is. `CPACCOUNT` is the partner's account of either kind; of the
 * attachments, BEFORE names those removed and AFTER those added.
 */
export const orderChange = t.Object({
  FIELD: t.oneOf(...comparedFields, 'ATTACHMENTS'),
  BEFORE: value,
  AFTER: value,
})
export type OrderChange = Static<typeof orderChange>
