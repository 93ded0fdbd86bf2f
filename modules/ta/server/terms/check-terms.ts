import { type Language, refuse } from '@iisp/contract'
import { type Writer, sql, stateLiteral } from '@iisp/server'
import { termsErrors } from '../../contract/terms/terms-errors.ts'
import { termsFaultTexts } from '../../contract/terms/terms-faults.ts'
import { termsFlow } from '../../contract/terms/terms-states.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { termsFaults } from '../../rules/terms/terms-faults.ts'
import { frozenDays, lockFund } from '../applications/fund-lock.ts'
import { q } from '../tables.ts'

/** Refuses contradictory terms. The error names all faulty fields; its text describes the first fault. */
export function refuseFaultyTerms(terms: FundTerms, language: Language): void {
  const faults = termsFaults(terms)
  const [first] = faults
  if (first === undefined) return
  const fields = [...new Set(faults.map(({ field }) => field))].join(',')
  refuse(termsErrors.termsFault, { fields, fault: termsFaultTexts[first.fault][language] })
}

/** Terms cannot change a day that is already dealt. Locks the fund, so that no day is frozen until COMMIT. */
export async function refuseDealtDays(db: Writer, productId: string, effectiveFrom: string): Promise<void> {
  await lockFund(db, productId)
  const last = [...(await frozenDays(db, productId, effectiveFrom))].toSorted().at(-1)
  if (last !== undefined) refuse(termsErrors.termsDealt, { date: last, fields: 'effectiveFrom' })
}

/**
 * A day can have only one pending proposal; `own` is the proposal being changed. Needs the lock of `refuseDealtDays`.
 */
export async function refuseTakenDay(
  db: Writer,
  { productId, effectiveFrom, own }: { productId: string; effectiveFrom: string; own: string | null },
): Promise<void> {
  const there = await db.maybe(
    q
      .selectFrom('ta.fund_terms')
      .select('id')
      .where('product_id', '=', productId)
      .where('effective_from', '=', effectiveFrom)
      .where('status', '=', stateLiteral(termsFlow.codes.entered))
      .where(sql<boolean>`id IS DISTINCT FROM ${own}::bigint`)
      .limit(1),
  )
  if (there !== undefined) refuse(termsErrors.termsThere, { fields: 'effectiveFrom' })
}
