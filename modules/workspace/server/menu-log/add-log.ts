import { sql, writer } from '@iisp/server'
import { addLog as addLogCall } from '../../contract/menu-log.ts'
import { settingLimits } from '../../contract/setting-limits.ts'
import { keepRecent } from '../recent-items/keep-recent.ts'
import { q } from '../tables.ts'
import { openedBy, rowsOfTheDay } from './rows-of-the-day.ts'

export const addLog = writer(addLogCall, async ({ db, actor, now }, { menuId }) => {
  if (!actor.menus.has(menuId)) return null
  await db.run(
    q
      .insertInto('workspace.menu_log')
      .columns(['institution_id', 'account_id', 'menu_id', 'at'])
      .expression(
        q
          .selectNoFrom([...openedBy(actor, menuId), sql`${now}::timestamptz`.as('at')])
          .where((eb) =>
            eb(rowsOfTheDay('workspace.menu_log', actor.accountId, now), '<', settingLimits.openingsADay),
          ),
      ),
  )
  await keepRecent(db, actor, now, {
    kind: 'menus',
    key: menuId,
    title: '',
    detail: '',
    pageId: menuId,
    query: '',
  })
  return null
})
