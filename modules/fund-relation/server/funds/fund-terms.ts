import { businessDate } from '@iisp/contract/date'
import { compare } from '@iisp/contract/exact'
import type { CallContext } from '@iisp/server'
import { type FundDealing, type FundTerms, fundDealing } from '@iisp/ta/contract'
import type { FeeTypeCode, Frequency } from '../../contract/configs/config.ts'

type Calls = Pick<CallContext, 'call' | 'now'>

export interface Dealing extends Omit<FundDealing, 'terms'> {
  readonly terms: FundTerms | null
}

/**
 * The dealing data of a fund on a day (default: today), with the terms in force on that day; null
 * if the register has none.
 */
export async function dealingOf(
  { call, now }: Calls,
  productId: string,
  on: string = businessDate(now),
): Promise<Dealing | null> {
  const { funds } = await call(fundDealing, { productIds: [productId], on })
  const [found] = funds
  return found === undefined ? null : { ...found, terms: (found.terms ?? null) as FundTerms | null }
}

/**
 * Whether a part of the redemption fee belongs to the fund's assets. Such a fee can never be
 * waived.
 */
export async function redemptionFeeToAssets(ctx: Calls, productId: string): Promise<boolean> {
  const part = (await dealingOf(ctx, productId))?.terms?.redemption.receivers.fundAssets ?? '0'
  return compare(part, '0') > 0
}

/** The payment frequency of a fee by the fund's terms. */
export async function feeFrequencies(
  ctx: Calls,
  productId: string,
): Promise<Partial<Record<FeeTypeCode, Frequency>>> {
  const schedule = (await dealingOf(ctx, productId))?.terms?.feeSchedule ?? []
  return Object.fromEntries(schedule.map(({ type, frequency }) => [type, frequency]))
}
