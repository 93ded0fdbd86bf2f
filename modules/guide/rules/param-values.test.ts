import { expect, test } from 'vitest'
import type { ParamValues } from '../contract/settings.ts'
import { transferSettings } from '../../transfers/server/param-template.ts'
import { presentItems } from './present-items.ts'
import { checkValues } from './param-values.ts'

const items = presentItems(transferSettings, 'zh')
const later = { VALUE: 'later', NAME: 'x', isDesc: '1' as const, dny: 2, definePl: '月初' }
const full: ParamValues = {
  orderOptions: ['notice', 'sendEmail', 'notice'],
  isSendTime: '1',
  fixedTime: '093000',
  isSendProperty: '1',
  creatTimepoint: [later],
  digestStates: ['paid'],
  documentDays: 3,
}
const check = (change: ParamValues) => checkValues(items, { ...full, ...change })

test('what fits the template is kept, each choice once', () => {
  expect(check({})).toEqual({
    values: {
      ...full,
      orderOptions: ['notice', 'sendEmail'],
      creatTimepoint: [{ ...later, NAME: '数据生成后延后发送' }],
    },
  })
})

test('[BL-244] no for the send time clears the fixed time', () => {
  expect(check({ isSendTime: '0' })).toMatchObject({ values: { isSendTime: '0', fixedTime: '' } })
})

test('[BL-245] 0 for the send property clears what depends on it', () => {
  expect(check({ isSendProperty: '0' })).toMatchObject({
    values: { isSendProperty: '0', creatTimepoint: [], digestStates: [], documentDays: null },
  })
})

test.each([
  ['a choice that the template lacks', { orderOptions: ['x'] }, '【新指令默认勾选】的选项不存在，请重新选择'],
  ['[BL-240] a time before seven', { fixedTime: '065900' }, '【固定时间】须在07:00至21:59之间'],
  ['a fixed time that is missing', { fixedTime: '' }, '请选择【固定时间】'],
  ['[BL-242] a negative number', { documentDays: -1 }, '【缺失附件提醒】请填写不小于0的工作日数'],
  [
    'a row without its number',
    { creatTimepoint: [{ ...later, dny: null }] },
    '【汇总发送频率】请填写不小于0的工作日数',
  ],
  ['two frequencies', { creatTimepoint: [later, later] }, '【汇总发送频率】的选项不存在，请重新选择'],
  ['a field of another template', { openState: 'all' }, '设置项不存在'],
])('%s is refused', (_, change, fault) => {
  expect(check(change as ParamValues)).toEqual({ fault })
})
