import { institutionNames } from '@iisp/identity/contract'
import type { LinkedFund } from '@iisp/product/contract'
import type { ReadContext } from '@iisp/server'
import { shownFund } from '../../rules/applications/liquidated.ts'
import type { FundFacts } from '../tables.ts'
import { type Ends, fundsOf, statusOf } from './find-funds.ts'

type Context = Pick<ReadContext, 'call' | 'language'>
interface Link extends Ends {
  readonly mother: FundFacts
  readonly child: FundFacts
}

/** The current data of the funds of these links. */
export interface FundsNow {
  /** The present status of a fund. */
  readonly statusOf: (id: string) => LinkedFund['status']
  /**
   * The name of a fund in the reader's language, with a suffix from the day of its liquidation.
   * `kept` is the name stored with the link; it is shown if the fund has no English name.
   */
  readonly nameOf: (id: string, kept: string) => string
  /** The name of a fund's manager in the reader's language. */
  readonly companyOf: (fund: FundFacts) => string
}
export async function fundsNow(ctx: Context, links: readonly Link[]): Promise<FundsNow> {
  const funds = await fundsOf(ctx, links)
  const isEnglish = ctx.language === 'en'
  const companies = isEnglish ? await englishCompanies(ctx, links) : new Map<string, string>()
  return {
    statusOf: (id) => statusOf(funds, id),
    companyOf: ({ institutionId, company }) => companies.get(institutionId) ?? company,
    nameOf(id, kept) {
      const english = (isEnglish && funds.get(id)?.nameEn) || ''
      return english === ''
        ? shownFund(kept, statusOf(funds, id))
        : shownFund(english, statusOf(funds, id), 'en')
    },
  }
}

async function englishCompanies(ctx: Context, links: readonly Link[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(links.flatMap(({ mother, child }) => [mother.institutionId, child.institutionId]))]
  const { institutions } = await ctx.call(institutionNames, { ids })
  return new Map(institutions.flatMap(({ id, nameEn }) => (nameEn === '' ? [] : [[id, nameEn] as const])))
}
