import { type ColumnType, type Refined, type Updateable, queryBuilder } from '@iisp/server'
import type { MenuGuideContent } from '../contract/menu-guides.ts'
import type { ParamValues } from '../contract/settings.ts'
import type { GeneratedTables } from './tables.generated.ts'

type Own = Refined<
  GeneratedTables,
  {
    'guide.menu_guide': { content: ColumnType<MenuGuideContent, string, string> }
    'guide.param_setting': { data: ColumnType<ParamValues, string, string> }
  }
>
interface Tables extends Own {
  /** The columns of module identity's views that are read here. */
  'identity.reach': { account_id: string; phone: string | null; email: string }
  'identity.institution_name': { institution_id: string; name_en: string; kind: string }
}
export type ComplaintChanges = Updateable<Tables['guide.complaint']>
export const q = queryBuilder<Tables>()
