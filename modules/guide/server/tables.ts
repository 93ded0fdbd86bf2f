import type { AuthorColumns, ColumnType, Generated, Moment, MomentOrNull, Updateable } from '@iisp/server'
import { queryBuilder } from '@iisp/server'
import type { ComplaintState } from '../contract/complaint-states.ts'
import type { PraiseStatus } from '../contract/fields.ts'
import type { MenuGuideContent } from '../contract/menu-guides.ts'
import type { ParamValues } from '../contract/settings.ts'

interface MenuGuideTable {
  menu_id: string
  version: number
  content: ColumnType<MenuGuideContent, string, string>
  published_by: string
  at: Moment
}
interface MenuChoiceTable {
  institution_id: string
  account_id: string
  menu_id: string
  praise: Generated<PraiseStatus>
  opens: Generated<boolean | null>
  book_saved: Generated<boolean>
  book_at: MomentOrNull
}
interface ComplaintTable extends AuthorColumns {
  id: Generated<string>
  menu_id: string
  menu_name: string
  content: string
  state: Generated<ComplaintState>
  at: Moment
  answer: Generated<string>
  answered_by: Generated<string>
  answered_at: MomentOrNull
  adopted_at: MomentOrNull
}
interface PostTable {
  id: Generated<string>
  institution_id: string
  account_id: string
  title: string
  content: string
  expect_res_mode: string
  requirement_type: string
  user_name: string
  phone: string
  email: string
  at: Moment
}
interface AccountGateTable {
  account_id: string
  institution_id: string
  feedback_at: MomentOrNull
  post_at: MomentOrNull
}
interface PointTable {
  institution_id: string
  account_id: string
  code: string
  object_id: string
  name: string
  points: number
  day: string
  at: Moment
}
interface ParamSettingTable {
  institution_id: string
  account_id: string
  item_id: string
  data: ColumnType<ParamValues, string, string>
  at: Moment
}
/** The columns of module identity's views that are read here. */
interface ReachView {
  account_id: string
  phone: string | null
  email: string
}
interface Tables {
  'guide.menu_guide': MenuGuideTable
  'guide.menu_choice': MenuChoiceTable
  'guide.complaint': ComplaintTable
  'guide.post': PostTable
  'guide.account_gate': AccountGateTable
  'guide.point': PointTable
  'guide.param_setting': ParamSettingTable
  'identity.reach': ReachView
  'identity.institution_name': { institution_id: string; kind: string }
}
export type ComplaintChanges = Updateable<ComplaintTable>
export const q = queryBuilder<Tables>()
