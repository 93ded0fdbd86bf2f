import { defineTexts } from '@iisp/web'

export const menuUsageTexts = defineTexts(
  'workspace.menu-usage',
  {
    title: '菜单使用情况',
    hint: '各菜单被打开的次数、人数和页面耗时，默认统计近{{days}}日。',
    empty: '暂无数据，所选日期内没有人打开菜单',
    dates: '日期',
    name: '菜单',
    openings: '打开次数',
    accounts: '使用账号数',
    typical: '通常耗时（毫秒）',
    slow: '较慢耗时（毫秒）',
    none: '未上报',
    typicalMeaning: '一半的打开不超过此时间',
    slowMeaning: '95%的打开不超过此时间',
  },
  {
    title: 'Use of the menus',
    hint: 'How often each menu was opened, by how many accounts, and how long its page took; the last {{days}} days unless you choose dates.',
    empty: 'No data: nobody opened a menu on these dates',
    dates: 'Dates',
    name: 'Menu',
    openings: 'Openings',
    accounts: 'Accounts',
    typical: 'Usual time (ms)',
    slow: 'Slow time (ms)',
    none: 'Not reported',
    typicalMeaning: 'Half of the openings took no longer',
    slowMeaning: '95% of the openings took no longer',
  },
)
