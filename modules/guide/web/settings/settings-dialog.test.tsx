import {
  guideErrors,
  type ParamValues,
  queryDefaultParamSettingItems,
  saveDefaultParamSetting,
} from '@iisp/guide/contract'
import { refuse } from '@iisp/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { transferSettings } from '../../../transfers/server/param-template.ts'
import { presentItems } from '../../rules/present-items.ts'
import { SettingsDialog } from './SettingsDialog.tsx'

const items = presentItems(transferSettings, 'zh')
const closed = vi.fn<() => void>()
const user = userEvent.setup()
let server: FakeServer
let values: ParamValues
const show = async () => {
  const title = '个性化设置（适用于所有划款菜单）'
  stage(<SettingsDialog itemId="transfer" title={title} onClose={closed} />, { server })
  await screen.findByRole('group', { name: '新指令默认勾选' })
}
const group = (name: string) => within(screen.getByRole('group', { name }))
const save = () => user.click(screen.getByRole('button', { name: /保\s*存/ }))
const saved = () => server.asked(saveDefaultParamSetting).at(-1)
const time = () => screen.getByRole<HTMLInputElement>('textbox', { name: '固定时间' })
const days = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: '缺失附件提醒' })

beforeEach(() => {
  closed.mockClear()
  values = {}
  server = new FakeServer()
    .answer(queryDefaultParamSettingItems, () => ({ itemId: 'transfer', name: '个性化设置', items, values }))
    .answer(saveDefaultParamSetting, () => ({ result: 'success' as const, message: '设置成功' }))
})

test('[BL-044] [BL-131] the dialog is 900 wide and draws each item of the template', async () => {
  await show()
  const dialog = screen.getByRole('dialog').closest<HTMLElement>('.ant-modal') ?? screen.getByRole('dialog')
  expect(dialog.style.width || dialog.style.getPropertyValue('--ant-modal-xs-width')).toBe('900px')
  for (const label of items.map((item) => item.label))
    expect(screen.getAllByText(label).length).toBeGreaterThan(0)
})

test('[BL-045] [BL-047] [BL-284] [BL-310] boxes are ticked, one of two is chosen, and both are saved', async () => {
  await show()
  await user.click(group('新指令默认勾选').getByRole('checkbox', { name: '状态变更通知' }))
  await user.click(group('新指令默认勾选').getByRole('checkbox', { name: '自动外呼确认' }))
  await user.click(group('默认划款时间').getByRole('radio', { name: '固定时间' }))
  await user.click(group('默认划款时间').getByRole('radio', { name: '不设置' }))
  await save()
  expect(await screen.findByText('设置成功')).toBeTruthy()
  expect(saved()).toEqual({
    itemId: 'transfer',
    data: { orderOptions: ['notice', 'autoCall'], isSendTime: '0' },
  })
  expect(closed).toHaveBeenCalledOnce()
})

test('[BL-046] [BL-048] [BL-050] [BL-243] stored frequency, several choices and number are shown', async () => {
  values = {
    isSendProperty: '1',
    creatTimepoint: [{ VALUE: 'later', NAME: '', isDesc: '1', dny: 2, definePl: '月初' }],
    digestStates: ['paid', 'failed'],
    documentDays: 3,
  }
  await show()
  const frequency = group('汇总发送频率')
  expect(frequency.getByRole<HTMLInputElement>('radio', { name: '数据生成后延后发送' }).checked).toBe(true)
  expect(frequency.getByRole<HTMLInputElement>('spinbutton').value).toBe('2')
  expect(frequency.getByRole<HTMLInputElement>('textbox', { name: /自定义频率说明/ }).value).toBe('月初')
  expect(days().value).toBe('3')
  expect(screen.getAllByText('数据生成后')).toHaveLength(2)
  expect(screen.getAllByText('个工作日')).toHaveLength(2)
  fireEvent.change(days(), { target: { value: '5' } })
  await user.click(frequency.getByRole('radio', { name: '数据生成当日' }))
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '汇总包含的指令' }))
  const option = await waitFor(() => {
    const all = [...document.querySelectorAll('.ant-select-item-option')]
    const found = all.find((one) => one.textContent === '处理中')
    if (!found) throw new Error('no such option yet')
    return found
  })
  fireEvent.click(option)
  await save()
  await waitFor(() => expect(saved()).toBeTruthy())
  expect(saved()?.data).toMatchObject({
    creatTimepoint: [{ VALUE: 'same-day', isDesc: '0' }],
    digestStates: ['paid', 'failed', 'waiting'],
    documentDays: 5,
  })
})

test('[BL-045] [BL-047] what was ticked and chosen is found again', async () => {
  values = { orderOptions: ['autoCall'], isSendTime: '1' }
  await show()
  const ticked = group('新指令默认勾选').getAllByRole<HTMLInputElement>('checkbox')
  expect(ticked.map((box) => box.checked)).toEqual([false, false, true, false, false])
  const chosen = group('默认划款时间').getAllByRole<HTMLInputElement>('radio')
  expect(chosen.map((radio) => radio.checked)).toEqual([true, false])
})

test('[BL-049] [BL-241] a stored time reads 09:30; a typed one is saved as HHmm00', async () => {
  values = { isSendTime: '1', fixedTime: '093000' }
  await show()
  expect(time().value).toBe('09:30')
  fireEvent.mouseDown(time())
  fireEvent.change(time(), { target: { value: '10:45' } })
  fireEvent.keyDown(time(), { key: 'Enter', code: 'Enter', keyCode: 13 })
  fireEvent.blur(time())
  await save()
  await waitFor(() => expect(saved()?.data).toMatchObject({ fixedTime: '104500' }))
})

test('[BL-240] the picker offers the hours 07 to 21', async () => {
  values = { isSendTime: '1', fixedTime: '093000' }
  await show()
  fireEvent.mouseDown(time())
  fireEvent.click(time())
  const hours = await waitFor(() => {
    const all = [...document.querySelectorAll('.ant-picker-time-panel-column[data-type=hour] li')]
    if (all.length === 0) throw new Error('no hours yet')
    return all.filter((hour) => !hour.className.includes('disabled')).map((hour) => hour.textContent)
  })
  expect([hours.length, hours[0], hours.at(-1)]).toEqual([15, '07', '21'])
})

test('[BL-244] no for the send time empties and disables the time', async () => {
  values = { isSendTime: '1', fixedTime: '093000' }
  await show()
  await user.click(group('默认划款时间').getByRole('radio', { name: '不设置' }))
  expect([time().value, time().disabled]).toEqual(['', true])
  await save()
  await waitFor(() => expect(saved()?.data).toEqual({ isSendTime: '0' }))
})

test('[BL-245] 0 for the digest empties and disables what depends on it; another value enables it', async () => {
  values = { isSendProperty: '1', documentDays: 3 }
  await show()
  await user.click(group('划款汇总邮件').getByRole('radio', { name: '不发送' }))
  expect([days().value, days().disabled]).toEqual(['', true])
  await user.click(group('划款汇总邮件').getByRole('radio', { name: '发送' }))
  expect([days().value, days().disabled]).toEqual(['', false])
})

test('[BL-311] what the server refuses is a warning, and the dialog stays', async () => {
  server.answer(saveDefaultParamSetting, () =>
    refuse(guideErrors.settingInvalid, { why: '请选择【固定时间】' }),
  )
  await show()
  await user.click(group('默认划款时间').getByRole('radio', { name: '固定时间' }))
  await save()
  expect(await screen.findByText('请选择【固定时间】')).toBeTruthy()
  expect(closed).not.toHaveBeenCalled()
})
