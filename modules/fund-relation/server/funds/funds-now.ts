import { institutionNames } from '@iisp/identity/contract'
import { productEnglishNames } from '@iisp/product/contract'
import type { ReadContext } from '@iisp/server'
import { shownFund } from '../../rules/applications/liquidated.ts'
import type { FundFacts } from '../tables.ts'
import { type Ends, type StatusOf, idsOf, statusesOf } from './find-funds.ts'

type Context = Pick<ReadContext, 'call' | 'language'>
interface Link extends Ends {
  readonly mother: FundFacts
  readonly child: FundFacts
}

/** The funds of links as they are now. */
export interface FundsNow {
  readonly statusOf: StatusOf
  /**
   * The name of a fund in the reader's language, with a suffix from the day of its liquidation. `kept` is the name that the
   * link keeps: it is shown where the reader may not see an English one.
   */
  readonly nameOf: (id: string, kept: string) => string
  /** The name of a fund's manager in the reader's language. */
  readonly companyOf: (fund: FundFacts) => string
}
export async function fundsNow(ctx: Context, links: readonly Link[]): Promise<FundsNow> {
  const statusOf = await statusesOf(ctx, links)
  const ids = idsOf(links)
  const { list } =
    ctx.language === 'en' && ids.length > 0 ? await ctx.call(productEnglishNames, { ids }) : { list: [] }
  const english = new Map(list.map(({ ID, NAME }) => [ID, NAME] as const))
  const companies = ctx.language === 'en' ? await englishCompanies(ctx, links) : new Map<string, string>()
  return {
    statusOf,
    companyOf: ({ institutionId, company }) => companies.get(institutionId) ?? company,
    nameOf: (id, kept) => shownFund(english.get(id) ?? kept, statusOf(id), english.has(id) ? 'en' : 'zh'),
  }
}

async function englishCompanies(ctx: Context, links: readonly Link[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(links.flatMap(({ mother, child }) => [mother.institutionId, child.institutionId]))]
  const { institutions } = await ctx.call(institutionNames, { ids })
  return new Map(institutions.flatMap(({ id, nameEn }) => (nameEn === '' ? [] : [[id, nameEn] as const])))
}
