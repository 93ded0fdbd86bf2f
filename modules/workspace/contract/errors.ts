import { badRequest, conflict, defineErrors, forbidden, notFound } from '@iisp/contract'

export const workspaceErrors = defineErrors('workspace', {
  menuNotPermitted: forbidden('只能选择有权限的菜单', 'Only menus that you may open can be chosen'),
  choiceChanged: conflict(
    '列表已在其他窗口更改，请查看最新列表后重试',
    'The list was changed in another window. Please look at it as it is now and try again.',
  ),
  cardUnknown: notFound('首页卡片不存在或无权查看', 'There is no such card, or you may not see it'),
  viewNameEmpty: badRequest('请输入视图名称', 'Please enter a name for the view'),
  viewUnknown: notFound('视图不存在，可能已被删除', 'There is no such view; it may have been deleted'),
  tooManyViews: badRequest(
    '每个列表最多保存{limit}个视图，请先删除不用的视图',
    'A list holds {limit} views at most. Please delete one first.',
  ),
  tooManySettings: badRequest(
    '最多保存{limit}个列表的列设置，请先在不用的列表中恢复默认列',
    'Column settings of {limit} tables are kept at most. Please reset the columns of one you do not use.',
  ),
  settingTooLarge: badRequest(
    '设置内容过大（上限{limit}字节），请减少列或筛选条件',
    'The setting is too large ({limit} bytes at most). Please use fewer columns or filters.',
  ),
  tooManyViewsInAll: badRequest(
    '所有列表合计最多保存{limit}个视图，请先删除不用的视图',
    'All tables together hold {limit} views at most. Please delete one first.',
  ),
  settingUnreadable: badRequest('列设置格式不正确', 'The column setting is not valid'),
})
