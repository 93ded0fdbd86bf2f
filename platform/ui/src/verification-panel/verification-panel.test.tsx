import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  VerificationPanel,
  type VerificationAnswer,
  type VerificationCode,
  type VerificationKind,
} from './index.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

let codes = 0
const answer = (status: string, more: Partial<VerificationAnswer> = {}, message = '面部不清晰') => ({
  verifiedResult: { status, message, data: { ispass: status === '1000' ? '1' : '0' } },
  verifiedStatus: '0',
  ...more,
})
const pending = answer('1010', {}, '请扫描二维码')

/** A panel with callbacks that the test controls. */
async function panel(kind: VerificationKind = 'face', valid = 300, showResult?: boolean) {
  codes = 0
  const start = vi.fn<() => Promise<VerificationCode>>(async () => ({
    verifiedId: `id${++codes}`,
    valid,
    qrUrl: `/iisp/verify/id${codes}`,
    persons: [
      { role: 'administrator', name: '顾*' },
      { role: 'legal', name: '陆**' },
    ],
  }))
  const poll = vi.fn<(id: string) => Promise<VerificationAnswer>>(async () => pending)
  const onPassed = vi.fn<(id: string, person: unknown) => void>()
  render(
    <VerificationPanel kind={kind} start={start} poll={poll} onPassed={onPassed} showResult={showResult} />,
  )
  await wait(0)
  return { start, poll, onPassed }
}
/** Advances in small steps, so that each change is rendered before the next. */
async function wait(ms: number) {
  for (let left = ms; left > 1000; left -= 1000) await act(() => vi.advanceTimersByTimeAsync(1000))
  await act(() => vi.advanceTimersByTimeAsync(ms > 1000 ? ms % 1000 || 1000 : ms))
}

test('[BL-081] [BL-188] the panel shows a code to scan and the names of the people who may be verified', async () => {
  await panel()
  expect(screen.getByRole('img', { name: '人脸识别二维码' }).querySelector('svg')).toBeTruthy()
  expect(screen.getByText('可核验人员：管理员 顾* / 法定代表人 陆**')).toBeTruthy()
  expect(screen.getByRole('link', { name: '在本设备上打开核验页面' }).getAttribute('href')).toMatch(
    /^http.*\/iisp\/verify\/id1$/,
  )
})

test('[BL-081] [BL-176] [BL-177] [BL-178] the countdown starts from the server’s seconds, and at its end a new code must be requested', async () => {
  const { start, poll } = await panel('face', 90)
  expect(screen.getByRole('timer').textContent).toBe('二维码有效时间 01:30')
  await wait(90_000)
  const retry = screen.getByRole('button', { name: '二维码失效，点击重试' })
  const asked = poll.mock.calls.length
  await wait(10_000)
  expect(poll.mock.calls.length).toBe(asked)
  fireEvent.click(retry)
  await wait(0)
  expect(start).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('timer').textContent).toBe('二维码有效时间 01:30')
  expect(screen.getByRole('link').getAttribute('href')).toContain('/iisp/verify/id2')
  await wait(2000)
  expect(poll).toHaveBeenLastCalledWith('id2')
})

test('[BL-179] the result of the newest code is polled every 2 s', async () => {
  const { poll } = await panel()
  await wait(1999)
  expect(poll).not.toHaveBeenCalled()
  await wait(1)
  await wait(4000)
  expect(poll.mock.calls).toEqual([['id1'], ['id1'], ['id1']])
})

test('[BL-180] status 1000 with ispass 1 passes and stops the polling', async () => {
  const { poll, onPassed } = await panel()
  const person = { role: 'legal', name: '陆**' }
  poll.mockResolvedValueOnce(answer('1000', { person }))
  await wait(8000)
  expect(onPassed).toHaveBeenCalledExactlyOnceWith('id1', person)
  expect(poll).toHaveBeenCalledOnce()
})

test.each([
  ['BL-181', '1001'],
  ['BL-182', '1002'],
  ['BL-183', '1009'],
])('[%s] %s shows its message for 3 s, then a new code', async (_, status) => {
  const { start, poll } = await panel()
  poll.mockResolvedValueOnce(answer(status))
  await wait(2000)
  expect(screen.getByRole('alert').textContent).toContain('面部不清晰')
  await wait(2999)
  expect(start).toHaveBeenCalledOnce()
  await wait(1)
  expect(start).toHaveBeenCalledTimes(2)
  await wait(2000)
  expect(poll).toHaveBeenLastCalledWith('id2')
})

test('after five new codes the person must start again', async () => {
  const { start, poll } = await panel()
  poll.mockResolvedValue(answer('1002'))
  await wait(60_000)
  expect(start).toHaveBeenCalledTimes(6)
  expect(screen.getByRole('button', { name: '二维码失效，点击重试' })).toBeTruthy()
})

test('[BL-184] a message with 失效 means an expired code', async () => {
  const { poll } = await panel()
  poll.mockResolvedValueOnce(answer('1008', {}, '二维码已失效'))
  await wait(2000)
  expect(screen.getByRole('button', { name: '二维码失效，点击重试' })).toBeTruthy()
})

test('[BL-185] [BL-187] a passed video verification shows its result', async () => {
  const { poll } = await panel('video')
  poll.mockResolvedValueOnce(answer('1000', { verifiedStatus: '1', person: { role: 'legal', name: '陆**' } }))
  await wait(2000)
  expect(screen.getByRole('status').textContent).toContain('视频核验已通过法定代表人 陆**')
})

test.each([
  ['face', undefined, false],
  ['face', true, true],
  ['video', undefined, true],
  ['video', false, false],
] as const)(
  '[BL-187] after a passed %s, asked for it: %s, a result shows: %s',
  async (kind, wanted, shows) => {
    const { poll } = await panel(kind, 300, wanted)
    poll.mockResolvedValueOnce(answer('1000', { verifiedStatus: '1' }))
    await wait(2000)
    expect(screen.queryByRole('status') !== null).toBe(shows)
  },
)

test('[BL-186] a failed video verification stays until the person starts again', async () => {
  const { start, poll } = await panel('video')
  poll.mockResolvedValueOnce(answer('1010', { verifiedStatus: '2' }))
  await wait(20_000)
  expect(screen.getByRole('alert').textContent).toContain('视频核验未通过')
  expect(start).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: '二维码失效，点击重试' }))
  await wait(0)
  expect(start).toHaveBeenCalledTimes(2)
})

test('[BL-318] if no code can be requested a message is shown, and the person can retry', async () => {
  const { start } = await panel('face', 2)
  await wait(2000)
  start.mockRejectedValueOnce(new Error('offline'))
  fireEvent.click(screen.getByRole('button', { name: '二维码失效，点击重试' }))
  await wait(0)
  expect(screen.getByRole('alert').textContent).toContain('请求失败，请稍后再试')
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await wait(0)
  expect(screen.getByRole('timer')).toBeTruthy()
})

test('a verification in progress on a phone does not expire', async () => {
  const { poll } = await panel('face', 3)
  poll.mockResolvedValue(answer('1011', { stage: 'claimed' }, '请在手机上完成操作'))
  await wait(10_000)
  expect(screen.getByRole('status').textContent).toBe('已扫码，请在手机上完成操作')
})
