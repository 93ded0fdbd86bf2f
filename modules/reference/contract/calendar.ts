import { defineRead, t } from '@iisp/contract'
import { referenceErrors } from './errors.ts'

/** The longest range, in days, of one selectWorkDays call. */
export const longestRange = 1100

/** Each day of the range in order. GZR '1': statutory working day; JYR '1': exchange trading day. */
export const selectWorkDays = defineRead({
  summary: { zh: '查询工作日历', en: 'Working day calendar' },
  path: '/api/common/tools/selectWorkDays',
  input: t.strict({ startDate: t.date, endDate: t.date }),
  output: t.Array(t.Object({ RQ: t.date, GZR: t.flag, JYR: t.flag })),
  errors: [
    referenceErrors.badDate,
    referenceErrors.badRange,
    referenceErrors.rangeTooLong,
    referenceErrors.calendarNotPublished,
    referenceErrors.calendarNotKept,
  ],
  access: { who: 'session' },
})

/** The first statutory working day strictly after `rq`. */
export const nextWorkDay = defineRead({
  summary: { zh: '查询下一工作日', en: 'Next working day' },
  methods: ['POST'],
  path: '/api/productDistribution/selectDay/nextWorkDay',
  input: t.strict({ rq: t.date }),
  output: t.date,
  errors: [referenceErrors.badDate, referenceErrors.calendarNotPublished, referenceErrors.calendarNotKept],
  access: { who: 'session' },
})

/** The server's time in Asia/Shanghai. */
export const getCurrentTime = defineRead({
  summary: { zh: '查询服务器当前时间', en: 'Current time of the server' },
  methods: ['GET', 'POST'],
  path: '/api/common/getCurrentTime',
  output: t.dateTime,
  access: { who: 'public' },
})
