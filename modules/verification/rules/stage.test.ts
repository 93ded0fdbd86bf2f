import { expect, test } from 'vitest'
import { type StoredState, isKept, isUsable, stageAt, verdictOf } from './stage.ts'

const at = 1_000_000
const one = (state: StoredState['state'], more: Partial<StoredState> = {}): StoredState => ({
  state,
  expiresAt: at,
  reviewUntil: at,
  useUntil: at,
  used: false,
  ...more,
})

test.each([
  ['waiting', at - 1, 'waiting'],
  ['waiting', at, 'expired'],
  ['claimed', at - 1, 'claimed'],
  ['claimed', at, 'expired'],
  ['reviewing', at - 1, 'reviewing'],
  ['reviewing', at, 'expired'],
  ['passed', at - 1, 'passed'],
  ['passed', at, 'expired'],
  ['failed', at + 1, 'failed'],
  ['replaced', at - 1, 'expired'],
] as const)('a verification %s at %i is %s', (state, now, stage) => {
  expect(stageAt(one(state), now)).toBe(stage)
})

test('what was used stays passed and cannot be used again', () => {
  const used = one('passed', { used: true })
  expect([stageAt(used, at + 1), isUsable(used, at - 1), isKept(used, at - 1)]).toEqual([
    'passed',
    false,
    false,
  ])
})

test('what is with the reviewer or has passed is given again instead of a new code', () => {
  const kept = (['waiting', 'claimed', 'reviewing', 'passed', 'failed', 'replaced'] as const).filter(
    (state) => isKept(one(state), at - 1),
  )
  expect(kept).toEqual(['reviewing', 'passed'])
  expect(isKept(one('reviewing'), at)).toBe(false)
})

test.each([
  ['passed', null, '1000', '1', '1'],
  ['failed', { code: '1001', message: '身份不一致' }, '1001', '0', '2'],
  ['failed', { code: '1002', message: '人脸不一致' }, '1002', '0', '2'],
  ['failed', { code: '1009', message: '画面不清晰' }, '1009', '0', '2'],
  ['failed', null, '1009', '0', '2'],
  ['waiting', null, '1010', '0', '0'],
  ['claimed', null, '1011', '0', '0'],
  ['reviewing', null, '1012', '0', '0'],
  ['expired', null, '1008', '0', '0'],
] as const)(
  '[BL-151] %s with %j answers %s, ispass %s, verifiedStatus %s',
  (stage, failure, status, ispass, video) => {
    const { verifiedResult, verifiedStatus } = verdictOf(stage, failure)
    expect([verifiedResult.status, verifiedResult.data.ispass, verifiedStatus]).toEqual([
      status,
      ispass,
      video,
    ])
  },
)

test('only an expired code says 失效', () => {
  const said = (['waiting', 'claimed', 'reviewing', 'passed', 'failed', 'expired'] as const).filter((stage) =>
    verdictOf(stage, null).verifiedResult.message.includes('失效'),
  )
  expect(said).toEqual(['expired'])
})
