import { platformErrors, refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { fileErrors } from '../../contract/errors.ts'
import { exportCancel as call, exportChanged } from '../../contract/exports.ts'
import { q } from '../tables.ts'

export const exportCancel = writer(call, async ({ db, actor }, input) => {
  const own = { id: input.id, account_id: actor.accountId, institution_id: actor.institutionId }
  const ended = await db.run(
    q
      .updateTable('files.export_job')
      .set({ state: 'cancelled' })
      .where((where) => where.and(own))
      .where('state', 'in', ['queued', 'running']),
  )
  if (ended === 0) {
    const job = await db.maybe(
      q
        .selectFrom('files.export_job')
        .select('state')
        .where((where) => where.and(own)),
    )
    if (job === undefined) refuse(platformErrors.notFound)
    else if (job.state !== 'cancelled') refuse(fileErrors.exportOver)
    return null
  }
  db.audit({
    institutionId: actor.institutionId,
    action: 'files.export-cancel',
    object: `export:${input.id}`,
  })
  db.emit({ topic: exportChanged, audience: [actor.scope], payload: { id: input.id } })
  return null
})
