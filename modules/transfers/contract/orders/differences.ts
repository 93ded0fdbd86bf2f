import { type Static, t } from '@iisp/contract'

/** The fields compared between two versions of an order. */
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
 * A field that differs, with its old and new value. `CPACCOUNT` is the partner's account of either
 * kind. For attachments, BEFORE names the removed files and AFTER the added ones.
 */
export const orderChange = t.Object({
  FIELD: t.oneOf(...comparedFields, 'ATTACHMENTS'),
  BEFORE: value,
  AFTER: value,
})
export type OrderChange = Static<typeof orderChange>
