import { textsOf } from '@iisp/contract'
import { defineTexts } from '@iisp/web'
import { navFields } from '../../contract/dealing/nav.ts'

export const navTexts = defineTexts({
  ...textsOf(navFields),
  title: ['净值录入', 'NAV entry'],
  hint: [
    '一人录入，另一人确认；确认后方可用于交易日处理',
    'One person enters, another confirms; a dealing run takes confirmed NAVs only',
  ],
  which: ['范围', 'Scope'],
  open: ['待我确认', 'For me to confirm'],
  all: ['全部', 'All'],
  nothing: ['暂无数据，没有待您确认的净值', 'No data: no NAV waits for you to confirm'],
  none: ['暂无数据，尚未录入净值', 'No data: no NAV has been entered'],
  product: ['产品', 'Fund'],
  keywordHint: ['产品代码或名称', 'Code or name of the fund'],
  enter: ['录入净值', 'Enter NAV'],
  enterTitle: ['录入净值', 'Enter a NAV'],
  replaceTitle: ['更正净值', 'Replace a NAV'],
  save: ['提交确认', 'Send to confirm'],
  saved: ['已提交，待另一人确认', 'Sent. Another person confirms it.'],
  unitNavHint: [
    '按产品条款约定的小数位数填写，如 1.2345',
    'With the decimals of the fund’s terms, such as 1.2345',
  ],
  dateFuture: ['净值日期不得晚于当日', 'There is no NAV of a day to come'],
  detail: ['{{name}} {{date}}', '{{name}} {{date}}'],
})
