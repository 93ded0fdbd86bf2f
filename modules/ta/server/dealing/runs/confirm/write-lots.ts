import { type Writer, raw, sql } from '@iisp/server'
import { type Nav, fromFen, fromShares, formatUnits } from '../../../../rules/amounts/units.ts'
import { valueOf } from '../../../../rules/amounts/rounding.ts'
import { attributeChanges } from '../../../../rules/dealing/attribute-changes.ts'
import type { Lot } from '../../../../rules/holdings/lot.ts'
import { unlockedOn } from '../../../../rules/redemption/holding-days.ts'
import type { RunOutput } from '../../../../rules/run/compute-run.ts'
import type { StoredRun } from '../../../tables.ts'
import type { LoadedRun } from '../compute/load-input.ts'
import type { ConfirmationIds } from './book-confirmations.ts'

const navText = (nav: Nav) => formatUnits(nav, 8)
/** '101/2' is the second lot transferred by application 101. */
const numberOf = (lot: string) => lot.split('/')[0] ?? lot

/** Inserts the new lots of a run and reduces the lots that shares left, with a row for every change. */
export async function writeLots(
  db: Writer,
  run: StoredRun,
  loaded: LoadedRun,
  output: RunOutput,
  ids: ConfirmationIds,
): Promise<void> {
  const known = await insertLots(db, run, loaded, output, ids)
  const changes = attributeChanges(output, loaded.input).map(({ number, lot, shares, mark }) => ({
    confirmation_id: ids.leaving(number),
    lot_id: known.get(lot) ?? lot,
    shares: fromShares(shares),
    mark: navText(mark),
  }))
  if (changes.length === 0) return
  await db.run(
    raw(sql`WITH change AS (
        INSERT INTO ta.lot_change (confirmation_id, lot_id, institution_id, shares, mark_before, mark_after)
        SELECT confirmation_id, lot_id, ${run.institution_id}, shares, mark, mark
        FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
          AS c (confirmation_id bigint, lot_id bigint, shares numeric, mark numeric)
        RETURNING lot_id, shares
      )
      UPDATE ta.lot SET shares = lot.shares + c.shares
      FROM (SELECT lot_id, sum(shares) AS shares FROM change GROUP BY lot_id) c WHERE lot.id = c.lot_id`),
  )
}

/** The ids of the new lots, by the names that the run uses. */
async function insertLots(
  db: Writer,
  run: StoredRun,
  { terms, applications }: LoadedRun,
  { newLots, confirmations }: RunOutput,
  ids: ConfirmationIds,
): Promise<Map<string, string>> {
  if (newLots.length === 0) return new Map()
  const given = await db.all(
    raw(sql<{ id: string }>`SELECT nextval(pg_get_serial_sequence('ta.lot', 'id'))::text AS id
      FROM generate_series(1, ${newLots.length}::int)`),
  )
  const paid = new Map(confirmations.map(({ number, gross }) => [number, gross]))
  const rows = newLots.map((lot, index) => {
    const number = numberOf(lot.id)
    const kind = applications.get(number)?.kind ?? '022'
    return {
      id: given[index]?.id,
      confirmation_id: ids.coming(number),
      investor_id: lot.holder,
      trading_account_id: lot.account,
      source: sources.get(kind) ?? lot.source,
      registered_on: lot.confirmedOn,
      locked_until: terms.lockUp.kind === 'none' ? null : unlockedOn(lot.confirmedOn, terms.lockUp.months),
      shares: fromShares(lot.shares),
      cost: fromFen(costOf(lot, kind, paid.get(number) ?? 0n)),
      nav: navText(lot.nav),
      mark: navText(lot.mark),
    }
  })
  await db.run(
    raw(sql`INSERT INTO ta.lot (id, institution_id, product_id, investor_id, trading_account_id, confirmation_id, source,
        registered_on, locked_until, shares_initial, shares, cost, nav, mark)
      SELECT id, ${run.institution_id}, ${run.product_id}::bigint, investor_id, trading_account_id, confirmation_id, source,
        registered_on, locked_until, shares, shares, cost, nav, mark
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id bigint, investor_id bigint, trading_account_id bigint,
        confirmation_id bigint, source text, registered_on date, locked_until date, shares numeric, cost numeric,
        nav numeric, mark numeric)`),
  )
  return new Map(newLots.map((lot, index) => [lot.id, given[index]?.id ?? '']))
}

const sources: ReadonlyMap<string, string> = new Map([
  ['020', '0'],
  ['022', '1'],
  ['033', '4'],
  ['037', '5'],
  ['144', '6'],
])

/** The amount paid in, or the value of the shares when they were confirmed. */
const costOf = (lot: Lot, kind: string, gross: bigint): bigint =>
  kind === '020' || kind === '022' || kind === '037' ? gross : valueOf(lot.shares, lot.nav)
