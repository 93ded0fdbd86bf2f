import { type Writer, sql } from '@iisp/server'
import type { ConfirmationKind } from '../../../../contract/applications/business-codes.ts'
import { type StoredRun, q } from '../../../tables.ts'
import type { LoadedRun } from '../compute/load-input.ts'

/** A confirmation that has just become valid. */
export interface ValidConfirmation {
  readonly id: string
  readonly applicationId: string
  readonly kind: ConfirmationKind
  readonly investorId: string
  readonly tradingAccountId: string
  readonly shares: string
  readonly grossAmount: string
  readonly netAmount: string
  readonly refund: string
  readonly topUpFee: string
  readonly settlesOn: string | null
}
/** Confirmations by the number of their application: where shares leave, and where they come in. */
export interface ConfirmationIds {
  leaving(number: string): string
  coming(number: string): string
}

/** Makes the confirmations of a run valid, in their order. */
export async function bookConfirmations(
  db: Writer,
  { id }: StoredRun,
  confirmedOn: string,
): Promise<ValidConfirmation[]> {
  const rows = await db.all(
    q
      .updateTable('ta.confirmation')
      .set({ valid: true, confirmed_on: confirmedOn })
      .where('run_id', '=', id)
      .returning(['id', 'business_code as kind', 'investor_id as investorId', 'shares', 'refund'])
      .returning(['trading_account_id as tradingAccountId', 'gross_amount as grossAmount'])
      .returning(['net_amount as netAmount', 'settles_on as settlesOn', 'top_up_fee as topUpFee'])
      // every confirmation of a run belongs to an application
      .returning(sql<string>`application_id`.as('applicationId')),
  )
  return rows.toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)))
}

export function idsOf(
  confirmations: readonly ValidConfirmation[],
  { applications }: Pick<LoadedRun, 'applications'>,
): ConfirmationIds {
  const numbers = new Map([...applications.values()].map(({ id, number }) => [id, number]))
  const [leaving, coming] = [new Map<string, string>(), new Map<string, string>()]
  for (const { id, applicationId, shares } of confirmations) {
    const number = numbers.get(applicationId) ?? ''
    ;(shares.startsWith('-') ? leaving : coming).set(number, id)
  }
  const idIn = (map: ReadonlyMap<string, string>) => (number: string) => {
    const found = map.get(number)
    if (found === undefined) throw new RangeError(`application ${number} has no confirmation`)
    return found
  }
  return { leaving: idIn(leaving), coming: idIn(coming) }
}
