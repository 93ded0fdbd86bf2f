import { type Menu, readMenu } from '@iisp/contract'
import { duJianForLinJing, linJing } from '@iisp/testing/dom/people'
import { stage } from '@iisp/testing/dom/stage'
import { menuNode } from '@iisp/testing/menu-node'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestError } from '@iisp/web'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { SupervisorGate, controlledBy } from '@iisp/web/supervisor/index'
import { supervisorTexts as gateTexts } from '@iisp/web/supervisor/supervisor-texts'
import { apply, check } from './supervisor-calls.ts'
import { SupervisorHost } from './SupervisorHost.tsx'
import { forgetSupervisor, passSupervisor } from './supervisor-store.ts'
import { supervisorTexts } from './supervisor-texts.ts'

vi.mock('./supervisor-calls.ts', { spy: true })

type Answer = Awaited<ReturnType<typeof check>>
const free: Answer = { flag: true, code: '0000', message: '' }
const needed: Answer = { flag: false, code: '0001', message: '该操作需要主管审批，请填写申请原因' }
const waiting: Answer = { flag: false, code: '0002', message: '您的申请正在审批中，请耐心等待' }
const refused: Answer = { flag: false, code: '0003', message: '您的申请未通过审批' }
const menu = readMenu(menuNode('10101', { isSuperMgrControl: '1' }))
const open = readMenu(menuNode('10101'))

const entry = { busiType: '10101', object: '' }
const onRefused = vi.fn<() => void>()
beforeEach(() => void vi.resetAllMocks())
afterEach(forgetSupervisor)

const page = (shown: Menu | null = menu, as = duJianForLinJing) =>
  stage(
    <StrictMode>
      <SupervisorHost />
      <SupervisorGate pass={passSupervisor} menu={shown} onRefused={onRefused}>
        <p>录入页面</p>
      </SupervisorGate>
    </StrictMode>,
    { as },
  )
const dialog = () => within(screen.getByRole('dialog'))

test('[BL-168] [BL-257] an ordinary person, and an unflagged menu, get the content without any check', () => {
  const { unmount } = page(menu, linJing)
  expect(screen.getByText('录入页面')).toBeTruthy()
  unmount()
  page(open)
  expect(screen.getByText('录入页面')).toBeTruthy()
  expect(check).not.toHaveBeenCalled()
})

test('the kind of approval is the menu’s busiType, or its id', () => {
  const superManager = { supperMgrChg: '1' } as const
  const named = readMenu(menuNode('10101', { isSuperMgrControl: '1', busiType: '13' }))
  const unnamed = readMenu(menuNode('10101', { isSuperMgrControl: '1', busiType: '' }))
  expect(controlledBy(named, superManager)).toBe('13')
  expect(controlledBy(unnamed, superManager)).toBe('10101')
  expect(controlledBy(menu, { supperMgrChg: '0' })).toBeNull()
  expect(controlledBy(open, superManager)).toBeNull()
})

test('[BL-169] a super-manager is checked first; a true flag opens the content', async () => {
  vi.mocked(check).mockResolvedValue(free)
  page()
  expect(screen.queryByText('录入页面')).toBeNull()
  expect(await screen.findByText('录入页面')).toBeTruthy()
  expect(check).toHaveBeenCalledWith(entry)
})

test('[BL-071] [BL-170] [BL-219] 0001 asks for the reason; without one nothing is sent', async () => {
  vi.mocked(check).mockResolvedValue(needed)
  vi.mocked(apply).mockResolvedValue({ result: 'success', message: '申请已提交，请等待主管审批' })
  page()
  expect(await screen.findByRole('dialog', { name: '审批申请' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '提交申请' }))
  expect(dialog().getByRole('alert').textContent).toBe('请填写申请原因!')
  expect(apply).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox', { name: /申请原因/ }), '代为提交')
  await userEvent.click(screen.getByRole('button', { name: '提交申请' }))
  expect(apply).toHaveBeenCalledExactlyOnceWith(entry, '代为提交')
  expect(await screen.findByText('申请已提交，请等待主管审批')).toBeTruthy()
})

test('a reason that could not be sent stays in the dialog', async () => {
  vi.mocked(check).mockResolvedValue(needed)
  vi.mocked(apply).mockRejectedValue(
    new RequestError({ kind: 'answer', status: 409, msg: '您的申请正在审批中，请耐心等待' }),
  )
  page()
  await userEvent.type(await screen.findByRole('textbox', { name: /申请原因/ }), '代为提交')
  await userEvent.click(screen.getByRole('button', { name: '提交申请' }))
  expect((await dialog().findByRole('alert')).textContent).toBe('您的申请正在审批中，请耐心等待')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('代为提交')
})

test.each([
  ['BL-172', waiting],
  ['BL-173', refused],
])('[%s] the message of the server stands in a dialog, the content stays closed', async (_, answer) => {
  vi.mocked(check).mockResolvedValue(answer)
  page()
  expect((await screen.findByRole('dialog', { name: '审批提示' })).textContent).toContain(answer.message)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByText('录入页面')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '知道了' }))
  await waitFor(() => expect(onRefused).toHaveBeenCalledOnce())
})

test('[BL-174] closing the dialog of a page closes the page, that of an action leaves it', async () => {
  vi.mocked(check).mockResolvedValue(needed)
  const { unmount } = page()
  await userEvent.click(await screen.findByRole('button', { name: '取消' }))
  expect(onRefused).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
  unmount()

  forgetSupervisor()
  onRefused.mockClear()
  vi.mocked(check).mockResolvedValue(free)
  page()
  await screen.findByText('录入页面')
  vi.mocked(check).mockResolvedValue(needed)
  const asked = passSupervisor(entry)
  await userEvent.click(await screen.findByRole('button', { name: '取消' }))
  expect(await asked).toBe(false)
  expect(screen.getByText('录入页面')).toBeTruthy()
  expect(onRefused).not.toHaveBeenCalled()
})

test('[BL-171] several triggers within a second open one dialog, one after it another', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(100_000)
  vi.mocked(check).mockResolvedValue(needed)
  stage(<SupervisorHost />, { as: duJianForLinJing })
  const asked = [passSupervisor(entry), passSupervisor(entry)]
  expect(await screen.findAllByRole('dialog')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(await Promise.all(asked)).toEqual([false, false])
  clock.mockReturnValue(100_999)
  expect(await passSupervisor(entry)).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
  clock.mockReturnValue(101_000)
  const later = passSupervisor(entry)
  await userEvent.click(await screen.findByRole('button', { name: '取消' }))
  expect(await later).toBe(false)
  clock.mockRestore()
})

test('[BL-175] the page opens by itself when the supervisor has approved', async () => {
  vi.mocked(check).mockResolvedValue(waiting)
  const { push } = page()
  await screen.findByText(waiting.message)
  vi.mocked(check).mockResolvedValue(free)
  await push('approval.decided')
  expect(await screen.findByText('录入页面')).toBeTruthy()
})

test('a check that fails is said and may be repeated', async () => {
  vi.mocked(check).mockRejectedValueOnce(new RequestError({ kind: 'network', status: 0, msg: '' }))
  vi.mocked(check).mockResolvedValue(free)
  page()
  await userEvent.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByText('录入页面')).toBeTruthy()
})

test('the dialogs speak both languages', () => {
  expect([...missingTexts(supervisorTexts), ...missingTexts(gateTexts)]).toEqual([])
})
