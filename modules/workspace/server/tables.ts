import { queryBuilder } from '@iisp/server'

/** Columns that this module reads and writes through the query builder; BIGINT arrives as text. */
interface Tables {
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
    is_default: boolean
  }
  'workspace.menu_log': { institution_id: string; account_id: string; menu_id: string; at: string }
  'workspace.menu_timing': {
    institution_id: string
    account_id: string
    menu_id: string
    load_ms: number
    render_ms: number
    at: string
  }
  'workspace.manual_menu': { institution_id: string; account_id: string; menu_id: string }
  'workspace.display_setting': {
    institution_id: string
    account_id: string
    menu_code: string
    display_field: string
  }
  'workspace.preference': {
    institution_id: string
    account_id: string
    theme_color: string | null
    last_manager_type: number | null
  }
  'workspace.menu_choice': {
    institution_id: string
    account_id: string
    kind: 'quick' | 'common'
    menu_ids: string[]
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
    opened_at: string
  }
  'workspace.list_look': { institution_id: string; account_id: string; page_id: string; looked_at: string }
  'workspace.home_cards': {
    account_id: string
    institution_id: string
    card_codes: string[]
    hidden_codes: string[]
  }
}
export const q = queryBuilder<Tables>()
