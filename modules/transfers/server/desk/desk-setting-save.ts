import { platformErrors, refuse } from '@iisp/contract'
import { raw, sql, writer } from '@iisp/server'
import { deskSettingSave as call } from '../../contract/desk/desk-setting.ts'
import { loadDeskSetting } from './load-desk-setting.ts'

export const deskSettingSave = writer(call, async ({ db, actor, now }, input) => {
  const { twoPersons, version } = input
  const reason = input.reason.trim()
  if (reason === '') refuse(platformErrors.badInput, { field: 'reason' })
  const before = await loadDeskSetting(db, actor)
  const written = await db.run(
    raw(sql`INSERT INTO transfers.desk_setting AS d (institution_id, two_persons, changed_by_name, changed_at)
      SELECT ${actor.institutionId}, ${twoPersons}, ${actor.name}, ${now.toISOString()} WHERE ${before.version} = ${version}
      ON CONFLICT (institution_id) DO UPDATE SET two_persons = excluded.two_persons, version = d.version + 1,
        changed_by_name = excluded.changed_by_name, changed_at = excluded.changed_at
      WHERE d.version = ${version}`),
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
