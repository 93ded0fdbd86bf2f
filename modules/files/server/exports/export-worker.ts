import { firstCharacters } from '@iisp/contract/text-length'
import { type Language, Refusal, errorText } from '@iisp/contract'
import type { Worker, WorkerTools } from '@iisp/server'
import { exportChanged } from '../../contract/exports.ts'
import { exportFailed } from './export-texts.ts'
import { q } from '../tables.ts'
import { type Job, abandoned, claimJob, inHand } from './export-job.ts'
import { ExportStopped, runExport } from './run-export.ts'

export const exportRequested = 'files.export-requested'
/** Exports that a node works on at a time. */
const hands = 2

/** Works through the queue of exports, on every node. */
export const exportWorker: Worker = {
  name: 'files.exports',
  everySeconds: 15,
  topics: [exportRequested],
  run: async (tools) => {
    await giveUpAbandoned(tools)
    await Promise.all(Array.from({ length: hands }, () => workOff(tools)))
  },
}

/** A failing export does not stop the others; failures that are no refusals are thrown when the queue is empty. */
async function workOff(tools: WorkerTools): Promise<void> {
  const faults: unknown[] = []
  while (!tools.closing.aborted) {
    const job = await tools.transact(claimJob)
    if (job === undefined) break
    try {
      await runExport(tools, job)
    } catch (thrown) {
      if (thrown instanceof ExportStopped) await putBack(tools, job)
      else await fail(tools, job, job.actor.scope, textOf(thrown, job.language))
      if (!(thrown instanceof ExportStopped) && !(thrown instanceof Refusal)) faults.push(thrown)
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} exports failed`)
}

/** A closing node leaves its job to another node. A job that was cancelled stays cancelled. */
const putBack = (tools: WorkerTools, job: Job) =>
  tools.transact((db) => db.run(inHand(job).set((eb) => ({ state: 'queued', tries: eb('tries', '-', 1) }))))

const textOf = (thrown: unknown, language: Language): string =>
  thrown instanceof Refusal ? errorText(thrown.error, language, thrown.params) : exportFailed[language]

const fail = (tools: WorkerTools, job: Pick<Job, 'id'>, scope: string, error: string) =>
  tools.transact(async (db) => {
    await db.run(
      q
        .updateTable('files.export_job')
        .set({ state: 'failed', error: firstCharacters(error, 200) })
        .where('id', '=', job.id)
        .where('state', '=', 'running'),
    )
    db.emit({ topic: exportChanged, audience: [scope], payload: { id: job.id } })
  })

async function giveUpAbandoned(tools: WorkerTools): Promise<void> {
  for (const job of await tools.transact(abandoned)) {
    await fail(tools, job, job.scope, exportFailed[job.language])
  }
}
