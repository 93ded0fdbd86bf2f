import { readPage, reader, timeText } from '@iisp/server'
import { listMenuGuideVersions as call } from '../../contract/menu-guides.ts'
import { q } from '../tables.ts'

export const listMenuGuideVersions = reader(call, ({ db }, input) =>
  readPage(db, input, q.selectFrom('guide.menu_guide').where('menu_id', '=', input.menuId), {
    select: (all) =>
      all.select(['version', timeText('at').as('at'), 'published_by as by']).orderBy('version', 'desc'),
    present: (row) => row,
  }),
)
