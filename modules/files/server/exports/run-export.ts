import { refuse } from '@iisp/contract'
import type { ExportSource, WorkerTools } from '@iisp/server'
import { exportSources } from '@iisp/server'
import { exportChanged } from '../../contract/exports.ts'
import { fileErrors } from '../../contract/errors.ts'
import { exportLimits } from '../../contract/limits.ts'
import { exportName } from '../../rules/export-name.ts'
import { unpackActor } from './export-actor.ts'
import { type Job, beat } from './export-job.ts'
import { exportPurpose } from './export-purpose.ts'
import { type Table, csvBytes } from './write-csv.ts'
import { sumsOf } from './export-sums.ts'
import { listFile } from '../stored/list-file.ts'
import { loosen } from '../stored/loose-content.ts'
import { q } from '../tables.ts'
import { xlsxBytes } from './write-xlsx.ts'

/** The job was cancelled, or the node closes: nothing to keep. */
export class ExportStopped extends Error {}

/** Milliseconds between two pushes of the progress. */
const tellEveryMs = 1000

/** Reads the rows as the person, writes them as they come, lists the file in the download centre. */
export async function runExport(tools: WorkerTools, job: Job): Promise<void> {
  const source = tools.registry.itemsOf(exportSources).find(({ name }) => name === job.source)
  if (source === undefined) throw new Error(`no export source ${job.source}`)
  const actor = unpackActor(job.actor)
  const progress = { rows: 0 }
  const sums = sumsOf(source, job)
  const table: Table = {
    title: job.title,
    columns: job.columns.map(({ key, title }) => ({
      title,
      kind: source.columns[key]?.kind ?? 'text',
    })),
    rows: rowsOf(tools, source, job, progress, sums.add),
    sums: sums.rows,
  }
  const bytes = job.format === 'csv' ? csvBytes(table) : xlsxBytes(table)
  const content = await tools.files.put(bytes, exportLimits.bytes)
  const name = exportName(job.title, job.format, tools.now())
  try {
    await tools.transact(async (db) => {
      if (!(await beat(db, job, progress.rows, progress.rows))) throw new ExportStopped()
      const file = await listFile(db, tools.files, actor, {
        purpose: exportPurpose,
        name,
        content,
        about: {},
      })
      const expires = new Date(tools.now().getTime() + exportLimits.days * 24 * 3_600_000)
      await db.run(
        q
          .updateTable('files.export_job')
          .set({
            state: 'done',
            file_id: file.id,
            file_name: name,
            size: String(content.size),
            expires_at: expires,
          })
          .where('id', '=', job.id),
      )
      db.emit({ topic: exportChanged, audience: [actor.scope], payload: { id: job.id } })
    })
  } catch (thrown) {
    await tools.transact((db) => loosen(db, [content.hash]))
    throw thrown
  }
}

async function* rowsOf(
  tools: WorkerTools,
  source: ExportSource,
  job: Job,
  progress: { rows: number },
  onRow: (row: unknown) => void,
): AsyncGenerator<readonly string[]> {
  const ctx = tools.readAs(unpackActor(job.actor), job.language)
  const columns = job.columns.map(({ key }) => source.columns[key])
  const total = await source.count(ctx, job.filters as never, exportLimits.rows)
  refuseTooMany(total)
  await advance(tools, job, 0, total, true)
  let told = performance.now()
  for await (const batch of source.batches(ctx, job.filters as never)) {
    // there may be more by now than were counted
    refuseTooMany(progress.rows + batch.length)
    for (const row of batch) {
      onRow(row)
      yield columns.map((column) => column?.value(row, job.language) ?? '')
    }
    progress.rows += batch.length
    const tell = performance.now() - told > tellEveryMs
    if (tell) told = performance.now()
    await advance(tools, job, progress.rows, Math.max(total, progress.rows), tell)
  }
}

function refuseTooMany(rows: number): void {
  if (rows > exportLimits.rows) refuse(fileErrors.exportTooLong, { cap: String(exportLimits.rows) })
}

async function advance(
  tools: WorkerTools,
  job: Job,
  rows: number,
  total: number,
  tell: boolean,
): Promise<void> {
  if (tools.closing.aborted) throw new ExportStopped()
  await tools.transact(async (db) => {
    if (!(await beat(db, job, rows, total))) throw new ExportStopped()
    if (tell) db.emit({ topic: exportChanged, audience: [job.actor.scope], payload: { id: job.id } })
  })
}
