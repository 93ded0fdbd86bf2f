import type { Reader } from '@iisp/server'
import type { MenuGuideContent } from '../../contract/menu-guides.ts'
import { guideLimits } from '../../contract/limits.ts'
import { q } from '../tables.ts'

/** The content of a menu without a description. */
export const emptyGuide: MenuGuideContent = {
  items: [],
  notes: [],
  showNum: guideLimits.notesShown,
  showVisible: false,
  associations: [],
  book: false,
  autoOpen: true,
}

/** A version of a menu's description, the newest where none is named. */
export const findGuide = (db: Reader, menuId: string, version?: number) =>
  db.maybe(
    q
      .selectFrom('guide.menu_guide')
      .where('menu_id', '=', menuId)
      .$if(version !== undefined, (all) => all.where('version', '=', version ?? 0))
      .select(['version', 'content'])
      .orderBy('version', 'desc')
      .limit(1),
  )
export const guideOf = async (db: Reader, menuId: string): Promise<MenuGuideContent> =>
  (await findGuide(db, menuId))?.content ?? emptyGuide
