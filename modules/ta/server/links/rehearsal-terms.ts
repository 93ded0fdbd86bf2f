import { platformErrors, refuse } from '@iisp/contract'
import type { Actor, Reader } from '@iisp/server'
import { taErrors } from '../../contract/errors.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { noFeeTerms } from '../../rules/linked/no-fee-terms.ts'
import { linkedFunds } from './linked-funds.ts'

interface Seen {
  readonly terms: FundTerms
  /** The terms are the fund's own terms in force. */
  readonly isOwn: boolean
}

/** Only the people of a fund's manager and the operating side may rehearse with the fund's own terms. */
export const maySeeTerms = ({ scope }: Pick<Actor, 'scope'>, fund: { readonly institution_id: string }) =>
  scope === '*' || scope === fund.institution_id

/** The terms of a fund on a day that the caller may use in a rehearsal. */
export async function rehearsalTerms(
  { db, actor }: { readonly db: Reader; readonly actor: Pick<Actor, 'scope'> },
  productId: string,
  on: string,
): Promise<Seen> {
  const [fund] = await linkedFunds(db, [productId], on)
  if (fund === undefined) return refuse(platformErrors.notFound)
  if (!maySeeTerms(actor, fund)) return { terms: noFeeTerms, isOwn: false }
  if (fund.terms === null) return refuse(taErrors.noTerms, { code: fund.code, date: on })
  return { terms: fund.terms, isOwn: true }
}
