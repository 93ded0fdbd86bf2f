import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestError, setLocale } from '@iisp/web'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { hasKey, proveCode, proveKey, sendCode } from './step-up-calls.ts'
import { StepUpHost } from './StepUpHost.tsx'
import { askFactor, forgetStepUp } from './step-up-store.ts'
import { stepUpTexts } from './step-up-texts.ts'

vi.mock('./step-up-calls.ts', { spy: true })
const send = vi.mocked(sendCode)
const prove = vi.mocked(proveCode)
const proveByKey = vi.mocked(proveKey)
const key = vi.mocked(hasKey)
const refusal = (status: number, msg: string) => new RequestError({ kind: 'answer', status, msg })
let clock = 0

beforeEach(() => {
  clock += 600_000
  vi.spyOn(Date, 'now').mockImplementation(() => clock)
  send
    .mockReset()
    .mockResolvedValue({ uuid: 'u1', phone: '139****0006', validSeconds: 300, resendSeconds: 60 })
  prove.mockReset().mockResolvedValue(undefined)
  proveByKey.mockReset().mockResolvedValue(undefined)
  key.mockReset().mockResolvedValue(false)
})
afterEach(() => {
  act(() => {
    forgetStepUp()
    setLocale('zh')
  })
  vi.restoreAllMocks()
})
const page = () =>
  render(
    <StrictMode>
      <StepUpHost />
    </StrictMode>,
  )
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: /短信验证码/ })
const go = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the code goes to the masked phone, and the right one lets everything that waits go on: asked once', async () => {
  page()
  const waiting = [askFactor(), askFactor(), askFactor()]
  expect(await screen.findByText(/139\*\*\*\*0006/)).toBeTruthy()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(document.activeElement).toBe(await code())
  await userEvent.type(await code(), '１23456{Enter}')
  expect(await Promise.all(waiting)).toEqual([true, true, true])
  expect(send).toHaveBeenCalledOnce()
  expect(prove).toHaveBeenCalledExactlyOnceWith('u1', '123456')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a wrong code is said beside its field and may be corrected', async () => {
  page()
  const asked = askFactor()
  await userEvent.type(await code(), '12345')
  await go('验证并继续')
  expect((await screen.findByRole('alert')).textContent).toBe('请输入6位数字验证码')
  expect(prove).not.toHaveBeenCalled()
  prove.mockRejectedValueOnce(refusal(400, '短信验证码错误'))
  await userEvent.type(await code(), '6{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('短信验证码错误')
  await go('验证并继续')
  expect(await asked).toBe(true)
})

test('closing declines for everything that waits; what follows at once is not asked again', async () => {
  page()
  const waiting = [askFactor(), askFactor()]
  await code()
  await go('取消')
  expect(await Promise.all(waiting)).toEqual([false, false])
  expect(await askFactor()).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a code that was sent a moment ago still holds when the question opens again', async () => {
  page()
  const first = askFactor()
  await code()
  await go('取消')
  await first
  clock += 2_000
  const again = askFactor()
  await code()
  expect(send).toHaveBeenCalledOnce()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '58秒后可重新发送' }).disabled).toBe(true)
  await go('取消')
  await again
})

test('a minute later another code can be sent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  page()
  const asked = askFactor()
  await code()
  clock += 60_000
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useRealTimers()
  send.mockResolvedValueOnce({ uuid: 'u2', phone: '139****0006', validSeconds: 300, resendSeconds: 60 })
  await go('重新发送')
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  await userEvent.type(await code(), '123456{Enter}')
  expect(await asked).toBe(true)
  expect(prove).toHaveBeenCalledWith('u2', '123456')
})

test('who has no phone reads whom to ask', async () => {
  send.mockRejectedValueOnce(refusal(409, '您未登记手机号码，请联系本机构管理员'))
  page()
  const asked = askFactor()
  expect((await screen.findByRole('alert')).textContent).toContain('请联系本机构管理员')
  await go('知道了')
  expect(await asked).toBe(false)
})

test('who has a key may touch it instead, also without a phone; a refused touch is said and may be repeated', async () => {
  send.mockRejectedValueOnce(refusal(409, '您未登记手机号码'))
  key.mockResolvedValue(true)
  proveByKey.mockRejectedValueOnce(refusal(400, 'UKey验证失败，请重试'))
  page()
  const asked = askFactor()
  await screen.findByText('您未登记手机号码')
  await go('改用UKey验证')
  await screen.findByText('UKey验证失败，请重试')
  await go('改用UKey验证')
  expect(await asked).toBe(true)
  expect(prove).not.toHaveBeenCalled()
})

test('without a key there is none to choose', async () => {
  page()
  const asked = askFactor()
  await code()
  expect(screen.queryByRole('button', { name: '改用UKey验证' })).toBeNull()
  await go('取消')
  await asked
})

test('the question speaks both languages', () => expect(missingTexts(stepUpTexts)).toEqual([]))
