import { raw, sql, writer } from '@iisp/server'
import { addLog as addLogCall } from '../../contract/menu-log.ts'
import { settingLimits } from '../../contract/setting-limits.ts'

export const addLog = writer(addLogCall, async ({ db, actor, now }, { menuId }) => {
  if (!actor.menus.has(menuId)) return null
  const since = new Date(now.getTime() - 86_400_000)
  await db.run(
    raw(sql`INSERT INTO workspace.menu_log (institution_id, account_id, menu_id, at)
      SELECT ${actor.institutionId}, ${actor.accountId}::bigint, ${menuId}, ${now}::timestamptz
      WHERE (SELECT count(*) FROM workspace.menu_log WHERE account_id = ${actor.accountId} AND at > ${since})
        < ${settingLimits.openingsADay}`),
  )
  return null
})
