import { expect, test } from 'vitest'
import { flowOf, stageOf } from './flow.ts'

const step = (event: string, n: number) => ({ event, at: `2026-11-20 09:00:0${n}` })

test('an account opening has four tasks, a three-party link has no depository', () => {
  expect(flowOf('1', []).map((task) => task.RWMC1)).toEqual([
    '提交申请',
    '材料审核',
    '中登开户完成',
    '待银行关联',
  ])
  expect(flowOf('2', []).map((task) => task.RWMC1)).toEqual(['提交申请', '材料审核', '待银行关联'])
})

test('a task has the time at which it ended, counted from the last submission', () => {
  const steps = [step('save', 1), step('submit', 2), step('accept', 3), step('reject', 4), step('submit', 5)]
  expect(flowOf('1', steps).map((task) => task.JDSCSJ)).toEqual(['2026-11-20 09:00:05', '', '', ''])
  expect(flowOf('1', steps.slice(0, 4)).map((task) => task.JDSCSJ)).toEqual([
    '2026-11-20 09:00:02',
    '2026-11-20 09:00:03',
    '',
    '',
  ])
})

test('[BL-057] only a rejected application is in stage 4', () => {
  expect(stageOf('011')).toBe('4')
  for (const status of ['010', '020', '030', '040', '070', '080', '090'] as const)
    expect(stageOf(status)).not.toBe('4')
})
