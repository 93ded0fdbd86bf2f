import { defineErrors } from '@iisp/contract'

export const workspaceErrors = defineErrors('workspace', {
  menuNotPermitted: {
    status: 403,
    zh: '只能选择有权限的菜单',
    en: 'Only menus that you may open can be chosen',
  },
  choiceChanged: {
    status: 409,
    zh: '列表已在其他窗口更改，请查看最新列表后重试',
    en: 'The list was changed in another window. Please look at it as it is now and try again.',
  },
  cardUnknown: {
    status: 404,
    zh: '首页卡片不存在或无权查看',
    en: 'There is no such card, or you may not see it',
  },
  viewNameEmpty: { status: 400, zh: '请输入视图名称', en: 'Please enter a name for the view' },
  viewUnknown: {
    status: 404,
    zh: '视图不存在，可能已被删除',
    en: 'There is no such view; it may have been deleted',
  },
  tooManyViews: {
    status: 400,
    zh: '每个列表最多保存{limit}个视图，请先删除不用的视图',
    en: 'A list holds {limit} views at most. Please delete one first.',
  },
  tooManySettings: {
    status: 400,
    zh: '最多保存{limit}个列表的列设置，请先在不用的列表中恢复默认列',
    en: 'Column settings of {limit} tables are kept at most. Please reset the columns of one you do not use.',
  },
  settingTooLarge: {
    status: 400,
    zh: '设置内容过大（上限{limit}字节），请减少列或筛选条件',
    en: 'The setting is too large ({limit} bytes at most). Please use fewer columns or filters.',
  },
  tooManyViewsInAll: {
    status: 400,
    zh: '所有列表合计最多保存{limit}个视图，请先删除不用的视图',
    en: 'All tables together hold {limit} views at most. Please delete one first.',
  },
  settingUnreadable: { status: 400, zh: '列设置格式不正确', en: 'The column setting is not valid' },
})
