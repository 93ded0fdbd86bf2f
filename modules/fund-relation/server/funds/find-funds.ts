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

export interface Ends {
  readonly mother_id: string
  readonly child_id: string
}

/** The current data of the funds of these links, by id. */
export async function fundsOf(ctx: Calls, links: readonly Ends[]): Promise<ReadonlyMap<string, LinkedFund>> {
  const ids = [...new Set(links.flatMap(({ mother_id, child_id }) => [mother_id, child_id]))]
  const { funds } = ids.length === 0 ? { funds: [] } : await ctx.call(linkedFunds, { ids, codes: [] })
  return new Map(funds.map((fund) => [fund.id, fund] as const))
}

const running = '1'
/** The present status of one of the funds. */
export const statusOf = (funds: ReadonlyMap<string, LinkedFund>, id: string): LinkedFund['status'] =>
  funds.get(id)?.status ?? running

export const factsOf = ({ code, name, project, institutionId, company }: KnownFund): FundFacts => ({
  code,
  name,
  project,
  institutionId,
  company,
})
