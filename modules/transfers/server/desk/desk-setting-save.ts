import { platformErrors, refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { deskSettingSave as call } from '../../contract/desk/desk-setting.ts'
import { loadDeskSetting } from './load-desk-setting.ts'
import { q } from '../tables.ts'

export const deskSettingSave = writer(call, async ({ db, actor, now }, input) => {
  const { twoPersons, version } = input
  const reason = input.reason.trim()
  if (reason === '') refuse(platformErrors.badInput, { field: 'reason' })
  const before = await loadDeskSetting(db, actor)
  if (before.version !== version) refuse(platformErrors.conflict)
  const changes = { two_persons: twoPersons, changed_by_name: actor.name, changed_at: now.toISOString() }
  const written = await db.run(
    q
      .insertInto('transfers.desk_setting')
      .values({ institution_id: actor.institutionId, ...changes })
      .onConflict((conflict) =>
        conflict
          .column('institution_id')
          .doUpdateSet({ ...changes, version: version + 1 })
          .where('transfers.desk_setting.version', '=', version),
      ),
  )
  if (written !== 1) refuse(platformErrors.conflict)
  db.audit({
    institutionId: actor.institutionId,
    action: 'transfers.desk-setting',
    object: `institution:${actor.institutionId}`,
    detail: { twoPersons: { from: before.twoPersons, to: twoPersons }, reason },
  })
  return loadDeskSetting(db, actor)
})
