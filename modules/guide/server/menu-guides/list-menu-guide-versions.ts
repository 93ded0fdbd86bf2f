import { pageWindow, readPage, reader, timeText } from '@iisp/server'
import { listMenuGuideVersions as call } from '../../contract/menu-guides.ts'
import { q } from '../tables.ts'

export const listMenuGuideVersions = reader(call, ({ db }, input) =>
  readPage(
    db,
    pageWindow(input),
    q.selectFrom('guide.menu_guide').where('menu_id', '=', input.menuId),
    (all) =>
      all.select(['version', timeText('at').as('at'), 'published_by as by']).orderBy('version', 'desc'),
    (row) => row,
  ),
)
