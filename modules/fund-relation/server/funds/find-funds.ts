import { institutionNames } from '@iisp/identity/contract'
import { type LinkedFund, linkedFunds } from '@iisp/product/contract'
import type { CallContext } from '@iisp/server'
import type { FundFacts } from '../tables.ts'

export interface KnownFund extends LinkedFund {
  readonly company: string
}
type Calls = Pick<CallContext, 'call'>

/** Funds of any manager with the name of their company, by code. */
export async function fundsByCode(
  ctx: Calls,
  codes: readonly string[],
): Promise<ReadonlyMap<string, KnownFund>> {
  const wanted = [...new Set(codes)].filter((code) => code !== '')
  const { funds } = await ctx.call(linkedFunds, { ids: [], codes: wanted })
  const companies = await companiesOf(ctx, funds)
  return new Map(
    funds.map((fund) => [fund.code, { ...fund, company: companies.get(fund.institutionId) ?? '' }] as const),
  )
}

async function companiesOf(ctx: Calls, funds: readonly LinkedFund[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(funds.map(({ institutionId }) => institutionId))]
  const { institutions } = await ctx.call(institutionNames, { ids })
  return new Map(institutions.map(({ id, name }) => [id, name] as const))
}

/** The present status of funds by id: a name gets the suffix 已清盘 on the day of the liquidation. */
export async function statusesOf(
  ctx: Calls,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LinkedFund['status']>> {
  if (ids.length === 0) return new Map()
  const { funds } = await ctx.call(linkedFunds, { ids: [...new Set(ids)], codes: [] })
  return new Map(funds.map(({ id, status }) => [id, status] as const))
}

export const factsOf = ({ code, name, project, institutionId, company }: KnownFund): FundFacts => ({
  code,
  name,
  project,
  institutionId,
  company,
})
