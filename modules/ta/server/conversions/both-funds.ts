import type { Reader, Writer } from '@iisp/server'
import { frozenDays, lockFund } from '../applications/fund-lock.ts'
import type { StoredApplication } from '../tables.ts'
import { lockConversion } from './circles.ts'

type Application = Pick<StoredApplication, 'institution_id' | 'product_id' | 'target_product_id'>

/** Locks the fund of an application. For a conversion it locks both funds and the conversions of the manager. */
export const lockFunds = (db: Writer, { institution_id, product_id, target_product_id }: Application) =>
  target_product_id === null
    ? lockFund(db, product_id)
    : lockConversion(db, { institutionId: institution_id, source: product_id, target: target_product_id })

/** The days with frozen lists; for a conversion, of either fund. */
export async function frozenFor(
  db: Reader,
  { product_id, target_product_id }: Application,
  from: string,
): Promise<ReadonlySet<string>> {
  const own = await frozenDays(db, product_id, from)
  if (target_product_id === null) return own
  return new Set([...own, ...(await frozenDays(db, target_product_id, from))])
}
