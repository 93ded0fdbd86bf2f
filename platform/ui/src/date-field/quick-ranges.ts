import dayjs from 'dayjs'

export const quickRanges = [
  'lastWeek',
  'lastMonth',
  'threeMonths',
  'halfYear',
  'year',
  'threeYears',
  'thisYear',
  'sinceInception',
  'previousMonth',
  'previousQuarter',
] as const
const ahead = ['today', 'tomorrow', 'thisWeek', 'nextSevenDays'] as const
/** For days that mostly lie in the future; as many, so that the list stays as long as the calendar is high. */
export const quickRangesAhead = [
  ...ahead,
  'lastWeek',
  'lastMonth',
  'threeMonths',
  'thisYear',
  'sinceInception',
  'previousMonth',
] as const satisfies readonly QuickRange[]
export type QuickRange = (typeof quickRanges)[number] | (typeof ahead)[number]

const firstDay = '2020-01-01'
const months: Partial<Record<QuickRange, number>> = {
  lastMonth: 1,
  threeMonths: 3,
  halfYear: 6,
  year: 12,
  threeYears: 36,
}

/** First and last day (YYYY-MM-DD) of a quick range relative to `today`. `inception` is the product's first day. */
export function quickRange(range: QuickRange, today: string, inception = firstDay): [string, string] {
  const now = dayjs(today)
  const text = (day: dayjs.Dayjs) => day.format('YYYY-MM-DD')
  if (range === 'today') return [today, today]
  if (range === 'tomorrow') return [text(now.add(1, 'day')), text(now.add(1, 'day'))]
  if (range === 'nextSevenDays') return [today, text(now.add(6, 'day'))]
  if (range === 'thisWeek') {
    const monday = now.subtract((now.day() + 6) % 7, 'day')
    return [text(monday), text(monday.add(6, 'day'))]
  }
  if (range === 'lastWeek') return [text(now.subtract(6, 'day')), today]
  if (range === 'thisYear') return [text(now.startOf('year')), today]
  if (range === 'sinceInception') return [inception, today]
  if (range === 'previousMonth') {
    const month = now.subtract(1, 'month')
    return [text(month.startOf('month')), text(month.endOf('month'))]
  }
  if (range === 'previousQuarter') {
    const start = now.startOf('month').subtract((now.month() % 3) + 3, 'month')
    return [text(start), text(start.add(2, 'month').endOf('month'))]
  }
  return [text(now.subtract(months[range] ?? 0, 'month').add(1, 'day')), today]
}
