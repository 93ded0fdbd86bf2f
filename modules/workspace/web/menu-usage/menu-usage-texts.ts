import { defineTexts } from '@iisp/web'

export const menuUsageTexts = defineTexts({
  title: ['菜单使用情况', 'Use of the menus'],
  hint: [
    '各菜单被打开的次数、人数和页面耗时，默认统计近{{days}}日。',
    'How often each menu was opened, by how many accounts, and how long its page took; the last {{days}} days unless you choose dates.',
  ],
  empty: ['暂无数据，所选日期内没有人打开菜单', 'No data: nobody opened a menu on these dates'],
  dates: ['日期', 'Dates'],
  none: ['未上报', 'Not reported'],
  typicalMeaning: ['一半的打开不超过此时间', 'Half of the openings took no longer'],
  slowMeaning: ['95%的打开不超过此时间', '95% of the openings took no longer'],
})
