import { type WriteContext, moveCases, stateLiteral } from '@iisp/server'
import { reportFlow } from '../../contract/reports/report-states.ts'
import { reportKindCodes } from '../../contract/reports/reports.ts'
import { taTopics } from '../../contract/topics.ts'
import { type StoredRun, q } from '../tables.ts'
import { reportCases } from './report-cases.ts'

/** Publishes the reports of a run to the manager for confirmation. */
export async function publishReports({ db, now }: WriteContext, run: StoredRun): Promise<void> {
  await db.run(
    q.insertInto('ta.report').values(
      reportKindCodes.map((kind) => ({
        institution_id: run.institution_id,
        product_id: run.product_id,
        run_id: run.id,
        kind,
        dealing_date: run.dealing_date,
        accounting_date: run.confirmed_on ?? run.dealing_date,
        corrected: run.corrects !== null,
        published_at: now,
      })),
    ),
  )
  db.emit({
    topic: taTopics.reportChanged,
    audience: [run.institution_id, '*'],
    payload: { runId: run.id, productId: run.product_id },
  })
}

/** Replaces the reports of a run that is corrected. */
export async function replaceReports(ctx: WriteContext, run: StoredRun): Promise<void> {
  const audit = { object: `dealing-run:${run.id}`, detail: { productId: run.product_id } }
  for (const status of reportFlow.sets.current) {
    const found = await ctx.db.all(
      q
        .selectFrom('ta.report')
        .selectAll()
        .where('run_id', '=', run.id)
        .where('status', '=', stateLiteral(status)),
    )
    await moveCases(ctx, reportCases, found, 'replace', { who: 'register', audit })
  }
}
