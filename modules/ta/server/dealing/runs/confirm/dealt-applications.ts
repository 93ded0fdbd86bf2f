import { type WriteContext, defineCaseTable, moveCases, raw, sql, toBothSides } from '@iisp/server'
import {
  type ApplicationState,
  applicationFlow,
} from '../../../../contract/applications/application-states.ts'
import { taTopics } from '../../../../contract/topics.ts'
import { fromShares } from '../../../../rules/amounts/units.ts'
import type { Confirmation } from '../../../../rules/run/confirmation.ts'
import { stepsIn } from '../../../case-parts.ts'
import type { ApplicationChanges, StoredRun } from '../../../tables.ts'
import type { LoadedRun } from '../compute/load-input.ts'

interface DealtApplication {
  readonly id: string
  readonly institution_id: string
  readonly status: ApplicationState
  readonly version: number
}
const history = stepsIn<DealtApplication>('ta.application_step', 'application_id')
/** Applications as a run moves them. */
export const dealtApplications = defineCaseTable<ApplicationState, ApplicationChanges, DealtApplication>()({
  flow: applicationFlow,
  table: 'ta.application',
  object: ({ id }) => `ta-application:${id}`,
  history,
  events: { [taTopics.applicationChanged]: toBothSides },
})

/**
 * Ends every application of a run: confirmed or refused. The remainder of a deferred application waits for its next
 * open day.
 */
export async function finishApplications(
  ctx: WriteContext,
  run: StoredRun,
  { applications }: LoadedRun,
  confirmations: readonly Confirmation[],
  /** By target fund, null for redemptions. */
  nextOpenDays: ReadonlyMap<string | null, string>,
): Promise<void> {
  const groups = { confirm: [], refuse: [] } as Record<'confirm' | 'refuse', DealtApplication[]>
  const deferred = new Map<string, DealtApplication[]>()
  const remainders: { readonly id: string; readonly remainder: string }[] = []
  for (const one of confirmations) {
    const found = applications.get(one.number)
    // the application of a conversion in was dealt by the run of its source fund
    if (found === undefined || found.kind === '037') continue
    const row = { ...found, institution_id: run.institution_id }
    const next = nextOpenDays.get(found.targetProductId)
    if (one.isFinished || next === undefined)
      groups[one.returnCode === '0000' ? 'confirm' : 'refuse'].push(row)
    else {
      remainders.push({ id: found.id, remainder: fromShares(one.deferred) })
      deferred.set(next, [...(deferred.get(next) ?? []), row])
    }
  }
  const move = (
    event: 'confirm' | 'refuse' | 'defer',
    rows: DealtApplication[],
    changes: ApplicationChanges,
  ) =>
    moveCases(ctx, dealtApplications, rows, event, {
      who: 'system',
      changes,
      audit: { object: `dealing-run:${run.id}`, detail: { applications: rows.length } },
    })
  await move('confirm', groups.confirm, {})
  await move('refuse', groups.refuse, {})
  for (const [day, rows] of deferred) await move('defer', rows, { run_id: null, dealing_date: day })
  if (remainders.length > 0)
    await ctx.db.run(
      raw(sql`UPDATE ta.application a SET remaining_shares = r.remainder
        FROM jsonb_to_recordset(${JSON.stringify(remainders)}::jsonb) AS r (id bigint, remainder numeric) WHERE a.id = r.id`),
    )
}
