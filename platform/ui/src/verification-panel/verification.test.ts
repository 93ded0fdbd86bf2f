import { expect, test } from 'vitest'
import { type VerificationAnswer, judge } from './verification.ts'

const answer = (
  status: string,
  ispass = '0',
  verifiedStatus = '0',
  more: object = {},
): VerificationAnswer => ({
  verifiedResult: { status, message: '说明', data: { ispass } },
  verifiedStatus,
  ...more,
})

test.each([
  ['BL-180', 'face', answer('1000', '1'), 'passed'],
  ['BL-180', 'face', answer('1000', '0'), 'failed'],
  ['BL-181', 'face', answer('1001'), 'failed'],
  ['BL-182', 'face', answer('1002'), 'failed'],
  ['BL-183', 'face', answer('1009'), 'failed'],
  ['BL-180', 'face', answer('1010'), 'pending'],
  ['BL-180', 'face', answer('9999', '1', '1'), 'pending'],
  ['BL-185', 'video', answer('1010', '0', '1'), 'passed'],
  ['BL-186', 'video', answer('1010', '0', '2'), 'failed'],
  ['BL-185', 'video', answer('1001', '0', '0'), 'pending'],
] as const)('[%s] %s: %j is %s', (_, kind, given, outcome) => {
  expect(judge(kind, given).kind).toBe(outcome)
})

test('[BL-184] a message with 失效 means that the code has expired, whatever the status', () => {
  const said = answer('1000', '1', '1', {
    verifiedResult: { status: '1000', message: '二维码已失效', data: { ispass: '1' } },
  })
  expect([judge('face', said).kind, judge('video', said).kind]).toEqual(['expired', 'expired'])
})

test.each([
  ['claimed', 'claimed'],
  ['reviewing', 'reviewing'],
  [undefined, 'waiting'],
])('what is pending stands at %s: %s', (stage, shown) => {
  const more = stage === undefined ? {} : { stage }
  expect(judge('face', answer('1010', '0', '0', more))).toEqual({ kind: 'pending', stage: shown })
})
