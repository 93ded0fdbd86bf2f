import { platformErrors, refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { fileErrors } from '../../contract/errors.ts'
import { exportDelete as call } from '../../contract/exports.ts'
import { forgetFiles } from '../stored/forget-files.ts'
import { q } from '../tables.ts'

export const exportDelete = writer(call, async ({ db, actor }, input) => {
  const job = await db.maybe(
    q
      .selectFrom('files.export_job')
      .select(['state', 'file_id'])
      .where('id', '=', input.id)
      .where('account_id', '=', actor.accountId)
      .where('institution_id', '=', actor.institutionId)
      .forUpdate(),
  )
  if (job === undefined) return refuse(platformErrors.notFound)
  if (job.state === 'queued' || job.state === 'running') refuse(fileErrors.exportRuns)
  await db.run(q.deleteFrom('files.export_job').where('id', '=', input.id))
  if (job.file_id !== null) await forgetFiles(db, [job.file_id])
  db.audit({
    institutionId: actor.institutionId,
    action: 'files.export-delete',
    object: `export:${input.id}`,
  })
  return null
})
