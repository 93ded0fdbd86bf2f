import { institutionNames } from '@iisp/identity/contract'
import { type LinkedFund, linkedFunds, productEnglishNames } from '@iisp/product/contract'
import type { CallContext, ReadContext } from '@iisp/server'
import { shownFund } from '../../rules/applications/liquidated.ts'
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
interface Ends {
  readonly mother_id: string
  readonly child_id: string
}
const idsOf = (links: readonly Ends[]) => [
  ...new Set(links.flatMap(({ mother_id, child_id }) => [mother_id, child_id])),
]
/** The present status of the funds of links. */
export async function statusesOf(ctx: Calls, links: readonly Ends[]): Promise<StatusOf> {
  const ids = idsOf(links)
  const { funds } = ids.length === 0 ? { funds: [] } : await ctx.call(linkedFunds, { ids, codes: [] })
  const found = new Map(funds.map(({ id, status }) => [id, status] as const))
  return (id) => found.get(id) ?? running
}

/** The funds of links as they are now. */
export interface FundsNow {
  readonly statusOf: StatusOf
  /**
   * The name of a fund in the reader's language, with a suffix from the day of its liquidation. `kept` is the name that the
   * link keeps: it is shown where the reader may not see an English one.
   */
  readonly nameOf: (id: string, kept: string) => string
}
export async function fundsNow(
  ctx: Calls & Pick<ReadContext, 'language'>,
  links: readonly Ends[],
): Promise<FundsNow> {
  const statusOf = await statusesOf(ctx, links)
  const ids = idsOf(links)
  const { list } =
    ctx.language === 'en' && ids.length > 0 ? await ctx.call(productEnglishNames, { ids }) : { list: [] }
  const english = new Map(list.map(({ ID, NAME }) => [ID, NAME] as const))
  return {
    statusOf,
    nameOf: (id, kept) => shownFund(english.get(id) ?? kept, statusOf(id), english.has(id) ? 'en' : 'zh'),
  }
}

export const factsOf = ({ code, name, project, institutionId, company }: KnownFund): FundFacts => ({
  code,
  name,
  project,
  institutionId,
  company,
})
