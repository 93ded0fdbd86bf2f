// Written by `npm run tables` from the migrations; what is changed here by hand is lost.
import type { Generated, GeneratedAlways, Moment, MomentOrNull } from '@iisp/server'

export interface GeneratedTables {
  'guide.account_gate': {
    account_id: string
    institution_id: string
    feedback_at: MomentOrNull
    post_at: MomentOrNull
  }
  'guide.chosen_setting': {
    institution_id: GeneratedAlways<string | null>
    account_id: GeneratedAlways<string | null>
    item_id: GeneratedAlways<string | null>
    data: GeneratedAlways<object | null>
  }
  'guide.complaint': {
    id: Generated<string>
    institution_id: string
    institution_name: string
    account_id: string
    person_id: string
    account: string
    name: string
    menu_id: string
    menu_name: string
    content: string
    at: Moment
    answer: Generated<string>
    answered_by: Generated<string>
    answered_at: MomentOrNull
    adopted_at: MomentOrNull
    real_name: string | null
    state: Generated<'waiting' | 'answered' | 'adopted'>
  }
  'guide.menu_choice': {
    institution_id: string
    account_id: string
    menu_id: string
    praise: Generated<'1' | '2' | '3'>
    opens: boolean | null
    book_saved: Generated<boolean>
    book_at: MomentOrNull
  }
  'guide.menu_guide': {
    menu_id: string
    version: number
    content: object
    published_by: string
    at: Moment
  }
  'guide.param_setting': {
    institution_id: string
    account_id: string
    item_id: string
    data: object
    at: Moment
  }
  'guide.point': {
    id: Generated<string>
    institution_id: string
    account_id: string
    code: string
    object_id: string
    name: string
    points: number
    day: string
    at: Moment
  }
  'guide.post': {
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
}
