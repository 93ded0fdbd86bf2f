import { sql, writer } from '@iisp/server'
import { staticMenu as call } from '../../contract/menu-log.ts'
import { settingLimits } from '../../contract/setting-limits.ts'
import { q } from '../tables.ts'
import { openedBy, rowsOfTheDay } from './rows-of-the-day.ts'

export const staticMenu = writer(call, async ({ db, actor, now }, { menuId, loadTime, renderTime }) => {
  if (!actor.menus.has(menuId)) return null
  await db.run(
    q
      .insertInto('workspace.menu_timing')
      .columns(['institution_id', 'account_id', 'menu_id', 'load_ms', 'render_ms', 'at'])
      .expression(
        q
          .selectNoFrom([
            ...openedBy(actor, menuId),
            sql`${loadTime}::int`.as('load_ms'),
            sql`${renderTime}::int`.as('render_ms'),
            sql`${now}::timestamptz`.as('at'),
          ])
          .where((eb) =>
            eb(rowsOfTheDay('workspace.menu_timing', actor.accountId, now), '<', settingLimits.openingsADay),
          ),
      ),
  )
  return null
})
