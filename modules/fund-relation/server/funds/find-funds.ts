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

/** The present status of a fund by its id. */
export type StatusOf = (id: string) => LinkedFund['status']
const running = '1'
export interface Ends {
  readonly mother_id: string
  readonly child_id: string
}
/** Ids of the funds of links, each once. */
export const idsOf = (links: readonly Ends[]) => [
  ...new Set(links.flatMap(({ mother_id, child_id }) => [mother_id, child_id])),
]
/** The present status of the funds of links. */
export async function statusesOf(ctx: Calls, links: readonly Ends[]): Promise<StatusOf> {
  const ids = idsOf(links)
  const { funds } = ids.length === 0 ? { funds: [] } : await ctx.call(linkedFunds, { ids, codes: [] })
  const found = new Map(funds.map(({ id, status }) => [id, status] as const))
  return (id) => found.get(id) ?? running
}

export const factsOf = ({ code, name, project, institutionId, company }: KnownFund): FundFacts => ({
  code,
  name,
  project,
  institutionId,
  company,
})
