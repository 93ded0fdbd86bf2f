import type { Texts } from '../locale/index.ts'
import type { QuickRange } from './quick-ranges.ts'

const zh = {
  chooseDate: '请选择日期',
  start: '开始日期',
  end: '结束日期',
  chooseQuarter: '请选择季度',
  quarters: ['一季度', '二季度', '三季度', '四季度'],
  quarterOf: (year: number, quarter: string) => `${year}年${quarter}`,
  off: '休',
  dayOff: '非工作日',
  ranges: {
    lastWeek: '近一周',
    lastMonth: '近一月',
    threeMonths: '近三月',
    halfYear: '近半年',
    year: '近一年',
    threeYears: '近三年',
    thisYear: '今年以来',
    sinceInception: '成立以来',
    previousMonth: '上月',
    previousQuarter: '上季度',
  } satisfies Record<QuickRange, string> as Record<QuickRange, string>,
}
export const texts: Texts<typeof zh> = {
  zh,
  en: {
    chooseDate: 'Choose a date',
    start: 'From',
    end: 'To',
    chooseQuarter: 'Choose a quarter',
    quarters: ['Q1', 'Q2', 'Q3', 'Q4'],
    quarterOf: (year, quarter) => `${quarter} ${year}`,
    off: 'off',
    dayOff: 'Not a working day',
    ranges: {
      lastWeek: 'Last week',
      lastMonth: 'Last month',
      threeMonths: 'Three months',
      halfYear: 'Half year',
      year: 'One year',
      threeYears: 'Three years',
      thisYear: 'This year',
      sinceInception: 'Since inception',
      previousMonth: 'Previous month',
      previousQuarter: 'Previous quarter',
    },
  },
}
