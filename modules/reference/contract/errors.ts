import { badRequest, defineErrors, notFound, unprocessable } from '@iisp/contract'

export const referenceErrors = defineErrors('reference', {
  badAmount: badRequest('金额格式不正确', 'The amount is not valid'),
  badDate: badRequest('日期不正确：{date}', 'Not a date: {date}'),
  badRange: badRequest('开始日期不能晚于结束日期', 'The start date must not be after the end date'),
  rangeTooLong: badRequest('日期范围不能超过{days}天', 'The range must not exceed {days} days'),
  calendarNotPublished: unprocessable(
    '{date}的节假日安排尚未公布，工作日历截至{last}',
    'The holidays around {date} are not published yet; the calendar ends on {last}',
  ),
  calendarNotKept: unprocessable(
    '工作日历自{first}起，没有{date}的记录',
    'The calendar starts on {first} and has no record of {date}',
  ),
  regionNotFound: notFound('未找到该地区', 'No such region'),
})
