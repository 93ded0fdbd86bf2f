// Written by `npm run tables` from the migrations; what is changed here by hand is lost.
import type { Generated, Moment } from '@iisp/server'

export interface GeneratedTables {
  'workspace.display_setting': {
    institution_id: string
    account_id: string
    menu_code: string
    display_field: string
  }
  'workspace.home_cards': {
    account_id: string
    institution_id: string
    card_codes: string[]
    hidden_codes: string[]
  }
  'workspace.list_look': {
    institution_id: string
    account_id: string
    page_id: string
    looked_at: Moment
  }
  'workspace.manual_menu': {
    institution_id: string
    account_id: string
    menu_id: string
  }
  'workspace.menu_choice': {
    institution_id: string
    account_id: string
    kind: 'quick' | 'common'
    menu_ids: string[]
  }
  'workspace.menu_log': {
    id: Generated<string>
    institution_id: string
    account_id: string
    menu_id: string
    at: Moment
  }
  'workspace.menu_timing': {
    id: Generated<string>
    institution_id: string
    account_id: string
    menu_id: string
    load_ms: number
    render_ms: number
    at: Moment
  }
  'workspace.preference': {
    institution_id: string
    account_id: string
    theme_color: string | null
    last_manager_type: number | null
  }
  'workspace.recent_item': {
    institution_id: string
    account_id: string
    kind: 'menus' | 'orders' | 'products' | 'partners'
    key: string
    title: string
    detail: string
    page_id: string
    query: string
    score: number
    opened_at: Moment
  }
  'workspace.table_setting': {
    institution_id: string
    account_id: string
    table_id: string
    header_json: string
  }
  'workspace.table_view': {
    institution_id: string
    account_id: string
    table_id: string
    name: string
    query: string
    is_default: Generated<boolean>
  }
}
