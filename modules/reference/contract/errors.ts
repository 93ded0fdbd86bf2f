import { defineErrors } from '@iisp/contract'

export const referenceErrors = defineErrors('reference', {
  badAmount: { status: 400, zh: '金额格式不正确', en: 'The amount is not valid' },
  badDate: { status: 400, zh: '日期不正确：{date}', en: 'Not a date: {date}' },
  badRange: {
    status: 400,
    zh: '开始日期不能晚于结束日期',
    en: 'The start date must not be after the end date',
  },
  rangeTooLong: {
    status: 400,
    zh: '日期范围不能超过{days}天',
    en: 'The range must not exceed {days} days',
  },
  calendarNotPublished: {
    status: 422,
    zh: '{date}的节假日安排尚未公布，工作日历截至{last}',
    en: 'The holidays around {date} are not published yet; the calendar ends on {last}',
  },
  calendarNotKept: {
    status: 422,
    zh: '工作日历自{first}起，没有{date}的记录',
    en: 'The calendar starts on {first} and has no record of {date}',
  },
  regionNotFound: { status: 404, zh: '未找到该地区', en: 'No such region' },
})
