import { countRows, sql, writer } from '@iisp/server'
import { addLog as addLogCall } from '../../contract/menu-log.ts'
import { settingLimits } from '../../contract/setting-limits.ts'
import { q } from '../tables.ts'

/** How many menus an account has opened in the day before a moment. */
const openedBefore = (accountId: string, now: Date) =>
  q
    .selectFrom('workspace.menu_log')
    .where('account_id', '=', accountId)
    .where('at', '>', new Date(now.getTime() - 86_400_000).toISOString())
    .select(countRows.as('opened'))

export const addLog = writer(addLogCall, async ({ db, actor, now }, { menuId }) => {
  if (!actor.menus.has(menuId)) return null
  await db.run(
    q
      .insertInto('workspace.menu_log')
      .columns(['institution_id', 'account_id', 'menu_id', 'at'])
      .expression(
        q
          .selectNoFrom([
            sql`${actor.institutionId}`.as('institution_id'),
            sql`${actor.accountId}::bigint`.as('account_id'),
            sql`${menuId}`.as('menu_id'),
            sql`${now}::timestamptz`.as('at'),
          ])
          .where((eb) => eb(openedBefore(actor.accountId, now), '<', settingLimits.openingsADay)),
      ),
  )
  return null
})
