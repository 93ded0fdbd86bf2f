import { type Reader, raw, sql } from '@iisp/server'
import type { MenuGuideContent } from '../../contract/menu-guides.ts'
import { guideLimits } from '../../contract/limits.ts'

export interface StoredGuide {
  readonly version: number
  readonly content: MenuGuideContent
}
/** What a menu without a description has. */
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
export const findGuide = (db: Reader, menuId: string, version?: number): Promise<StoredGuide | undefined> =>
  db.maybe(
    raw(sql<StoredGuide>`SELECT version, content FROM guide.menu_guide
      WHERE menu_id = ${menuId} AND (${version ?? null}::integer IS NULL OR version = ${version ?? null}::integer)
      ORDER BY version DESC LIMIT 1`),
  )
export const guideOf = async (db: Reader, menuId: string): Promise<MenuGuideContent> =>
  (await findGuide(db, menuId))?.content ?? emptyGuide
