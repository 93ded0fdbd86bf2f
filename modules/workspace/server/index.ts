import { assistantTools } from '@iisp/assistant/contract'
import { helpTexts } from '@iisp/contract/help-text'
import { homeCardKinds } from '@iisp/contract/home-card'
import { subscriptionKinds } from '@iisp/contract/subscription'
import { type ServerModule, todoSources } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { commonCard, entriesCard, quickCard, todoCard } from '../contract/home-cards.ts'
import { pages } from '../contract/pages.ts'
import { todoSubscription } from '../contract/todo-digest.ts'
import { workspaceTools } from './assistant-tools.ts'
import { deleteDisplay } from './display-fields/delete-display.ts'
import { getDisplay } from './display-fields/get-display.ts'
import { setDisplay } from './display-fields/set-display.ts'
import { homeCardQuery } from './home-cards/home-card-query.ts'
import { homeCardSetups } from './home-cards/home-card-setups.ts'
import { commomMenuConfig } from './menu-choices/commom-menu-config.ts'
import { commomMenuList } from './menu-choices/commom-menu-list.ts'
import { getQuickMenuList } from './menu-choices/get-quick-menu-list.ts'
import { quickMenuConfig } from './menu-choices/quick-menu-config.ts'
import { addLog } from './menu-log/add-log.ts'
import { staticMenu } from './menu-log/static-menu.ts'
import { sweep } from './menu-log/sweep.ts'
import { listLookNote } from './list-looks/list-look-note.ts'
import { menuUsageList } from './menu-log/menu-usage-list.ts'
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
import { todoDigest } from './todos/todo-digest.ts'
import { getPriorities } from './todos/get-priorities.ts'
import { getTodoList } from './todos/get-todo-list.ts'

export const workspaceServer: ServerModule = {
  name: 'workspace',
  migrations: new URL('./migrations/', import.meta.url),
  // the first migration takes over tables of identity
  migratesAfter: ['identity'],
  firstReads: [homeCardQuery, getTodoList].map(({ call }) => ({ call, input: {} })),
  handlers: [
    getTodoList,
    getPriorities,
    todoDigest,
    getPrioritiesByMenuId,
    getQuickMenuList,
    menuUsageList,
    quickMenuConfig,
    commomMenuList,
    commomMenuConfig,
    homeCardQuery,
    homeCardSetups,
    menuQueryModeList,
    menuQueryModeSave,
    getAllTableSettings,
    tableSetting,
    tableDelate,
    tableViewList,
    tableViewSave,
    tableViewDelete,
    tableViewDefault,
    getDisplay,
    setDisplay,
    deleteDisplay,
    setColor,
    queryThemeColorByUserId,
    getLastManagerType,
    updateLastManagerType,
    recentItemList,
    recentItemNote,
    listLookNote,
    addLog,
    staticMenu,
  ],
  fills: [
    subscriptionKinds.contribute([todoSubscription]),
    homeCardKinds.contribute([todoCard, quickCard, commonCard, entriesCard]),
    helpTexts.contribute(readHelpTexts(new URL('./help/', import.meta.url))),
    assistantTools.contribute(workspaceTools),
  ],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).workspaceSeed,
  reads: [todoSources, homeCardKinds],
  schedules: [sweep],
}
