// Written by `npm run registries` from the files of the folder; what is changed here by hand is lost.
import type { Handler } from '@iisp/server'
import { deleteDisplay } from './display-fields/delete-display.ts'
import { getDisplay } from './display-fields/get-display.ts'
import { setDisplay } from './display-fields/set-display.ts'
import { homeCardQuery } from './home-cards/home-card-query.ts'
import { homeCardSetups } from './home-cards/home-card-setups.ts'
import { listLookNote } from './list-looks/list-look-note.ts'
import { commomMenuConfig } from './menu-choices/commom-menu-config.ts'
import { commomMenuList } from './menu-choices/commom-menu-list.ts'
import { getQuickMenuList } from './menu-choices/get-quick-menu-list.ts'
import { quickMenuConfig } from './menu-choices/quick-menu-config.ts'
import { addLog } from './menu-log/add-log.ts'
import { menuUsageList } from './menu-log/menu-usage-list.ts'
import { staticMenu } from './menu-log/static-menu.ts'
import { getLastManagerType } from './preferences/get-last-manager-type.ts'
import { queryThemeColorByUserId } from './preferences/query-theme-color-by-user-id.ts'
import { setColor } from './preferences/set-color.ts'
import { updateLastManagerType } from './preferences/update-last-manager-type.ts'
import { menuQueryModeList } from './query-modes/menu-query-mode-list.ts'
import { menuQueryModeSave } from './query-modes/menu-query-mode-save.ts'
import { recentItemList } from './recent-items/recent-item-list.ts'
import { recentItemNote } from './recent-items/recent-item-note.ts'
import { getAllTableSettings } from './table-settings/get-all-table-settings.ts'
import { tableDelate } from './table-settings/table-delate.ts'
import { tableSetting } from './table-settings/table-setting.ts'
import { tableViewDefault } from './table-views/table-view-default.ts'
import { tableViewDelete } from './table-views/table-view-delete.ts'
import { tableViewList } from './table-views/table-view-list.ts'
import { tableViewSave } from './table-views/table-view-save.ts'
import { getPrioritiesByMenuId } from './todos/get-priorities-by-menu-id.ts'
import { getPriorities } from './todos/get-priorities.ts'
import { getTodoList } from './todos/get-todo-list.ts'
import { todoDigest } from './todos/todo-digest.ts'

export const handlers: readonly Handler[] = [
  deleteDisplay,
  getDisplay,
  setDisplay,
  homeCardQuery,
  homeCardSetups,
  listLookNote,
  commomMenuConfig,
  commomMenuList,
  getQuickMenuList,
  quickMenuConfig,
  addLog,
  menuUsageList,
  staticMenu,
  getLastManagerType,
  queryThemeColorByUserId,
  setColor,
  updateLastManagerType,
  menuQueryModeList,
  menuQueryModeSave,
  recentItemList,
  recentItemNote,
  getAllTableSettings,
  tableDelate,
  tableSetting,
  tableViewDefault,
  tableViewDelete,
  tableViewList,
  tableViewSave,
  getPrioritiesByMenuId,
  getPriorities,
  getTodoList,
  todoDigest,
]
