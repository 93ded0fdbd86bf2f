import { addDays, businessDate } from '@iisp/contract/date'
import { type Writer, sql, stateLiteral } from '@iisp/server'
import { dueFlow } from '../../../contract/linking/due-states.ts'
import { dueDates } from '../../../rules/linking/due-dates.ts'
import type { Dealing } from '../../funds/fund-terms.ts'
import { q } from '../../tables.ts'
import type { InForce } from './settings-in-force.ts'

/** Number of days for which due dates are planned ahead. */
const aheadDays = 31

/** Plans one due date per fee of a child fund and day. Running it again plans no duplicates. */
export async function planDues(
  db: Writer,
  now: Date,
  { config, settings, relation }: InForce,
  dealing: Dealing | null,
): Promise<void> {
  const today = businessDate(now)
  const schedule = dealing?.terms?.feeSchedule ?? []
  const dues = settings.feeTypes.flatMap((type) => {
    const fee = schedule.find((one) => one.type === type)
    if (fee === undefined || fee.dueDay === null) return []
    return dueDates(fee.frequency, fee.dueDay, today, addDays(today, aheadDays)).map((day) => ({ type, day }))
  })
  const owned = { config_id: config.id, relation_id: relation.id }
  for (const { type, day } of dues)
    await db.run(
      q
        .insertInto('fund_relation.fee_due')
        .values({
          ...owned,
          institution_id: config.institution_id,
          partner_id: config.partner_id,
          child_id: relation.child_id,
          fee_type: type,
          due_on: day,
          status: dueFlow.codes.planned,
          at: now,
        })
        .onConflict((conflict) =>
          // New settings take over the dates that the settings before them had planned.
          conflict
            .columns(['child_id', 'fee_type', 'due_on'])
            .doUpdateSet(owned)
            .where(
              sql<boolean>`fee_due.status = ${stateLiteral(dueFlow.codes.planned)} AND fee_due.config_id <> excluded.config_id`,
            ),
        ),
    )
}
