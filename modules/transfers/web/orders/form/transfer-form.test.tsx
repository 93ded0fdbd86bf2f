import { platformErrors, refuse } from '@iisp/contract'
import { queryDefaultParamSettingItems } from '@iisp/guide/contract'
import { proxyFault, silence } from '@iisp/testing/dom/failures'
import type { FakeServer } from '@iisp/testing/dom/fake-server'
import { getProductInfo } from '@iisp/product/contract'
import {
  addTran,
  getBrokerByAccount,
  getDebitTransferDetail,
  getEarliestHkTime,
  getOtherAccount,
  getRemainBalanceByAccountNewRV,
  getTgzhByType,
  transferErrors,
  transferTypeCodes,
  transferTypes,
} from '@iisp/transfers/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { counterparty, formServer, onRecord } from './test/form-server.ts'
import { box, chooseProduct, chosen, options, pick, press, type, unfold, fill } from './test/fields.ts'
import { renderForm } from './test/render-form.tsx'

let server: FakeServer
beforeEach(() => {
  server = formServer()
})

test('[BU-101] [BU-102] products not established or liquidated stand last and cannot be chosen', async () => {
  await renderForm(server)
  await waitFor(() => expect(server.asked(getProductInfo)).not.toEqual([]))
  await unfold('产品')
  await waitFor(() => expect(options()).toHaveLength(3))
  expect(options()[0]?.textContent).toContain('远山稳健一号')
  expect(options().map((option) => option.className.includes('disabled'))).toEqual([false, true, true])
})

test('the transfer types stand in the order of their use, 其他 last', async () => {
  await renderForm(server)
  await unfold('划款类型')
  await waitFor(() => expect(options()[0]?.textContent).toBe('券商出入金（银证）'))
  expect(transferTypeCodes.toSorted()).toEqual(Object.keys(transferTypes).toSorted())
  expect(transferTypeCodes.at(-1)).toBe('99')
})

test('the default contact is chosen for a new order', async () => {
  await renderForm(server)
  await waitFor(() => expect(chosen('联系人')).not.toContain('请选择'))
  await unfold('联系人')
  const picked = () => options().filter((option) => option.className.includes('option-selected'))
  await waitFor(() => expect(picked().map((option) => option.textContent)).toHaveLength(1))
  expect(picked()[0]?.textContent).toContain('方晓雯')
})

test('[BU-052] [BU-053] [BU-054] [BU-150] a product brings its custody account and that the broker account', async () => {
  await renderForm(server)
  await chooseProduct()
  await waitFor(() => expect(chosen('经纪账户')).toContain('经纪户5'))
  expect(server.asked(getTgzhByType)[0]?.ptIds).toBe('1')
  expect(server.asked(getBrokerByAccount)[0]?.account).toBe('200')
  expect(await screen.findByText('4,000.00')).toBeTruthy()
})

test('[BU-055] [BU-064] manual money in and out changes the list to counterparty accounts and back', async () => {
  await renderForm(server)
  await chooseProduct()
  await pick('划款类型', '其他')
  fireEvent.click(screen.getByRole('switch', { name: '手工出入金' }))
  await waitFor(() => expect(chosen('对方账户')).toContain('远山私募'))
  expect(screen.queryByRole('combobox', { name: /经纪账户/ })).toBeNull()
  fireEvent.click(screen.getByRole('switch', { name: '手工出入金' }))
  await waitFor(() => expect(chosen('经纪账户')).toContain('经纪户5'))
})

test('[BU-062] the swap exchanges payer and payee', async () => {
  await renderForm(server)
  const side = (name: string) => within(screen.getByRole('region', { name }))
  expect(side('付款方').getByRole('combobox', { name: /托管账户/ })).toBeTruthy()
  press('交换收付方向')
  expect(side('收款方').getByRole('combobox', { name: /托管账户/ })).toBeTruthy()
  expect(side('付款方').getByRole('combobox', { name: /经纪账户/ })).toBeTruthy()
})

test('[BU-188] a custody account without broker accounts says so', async () => {
  server.answer(getBrokerByAccount, () => refuse(transferErrors.noBrokerAccount))
  await renderForm(server)
  await chooseProduct()
  expect(await screen.findByText('账户不存在，请联系客服')).toBeTruthy()
})

test('[BU-075] [BU-170] [BU-358] [BU-359] the balance says that it is being refreshed, and when it failed', async () => {
  await renderForm(server)
  await chooseProduct()
  await screen.findByText('5,000.00')
  server.answer(getRemainBalanceByAccountNewRV, silence)
  press('刷新余额')
  expect(await screen.findByText('刷新中...')).toBeTruthy()
  cleanup()
  server.answer(getRemainBalanceByAccountNewRV, () => refuse(platformErrors.notFound))
  await renderForm(server)
  await chooseProduct()
  expect(await screen.findByText('--（余额刷新失败）')).toBeTruthy()
  press('刷新余额')
  expect(await screen.findByText(platformErrors.notFound.zh)).toBeTruthy()
  server.answer(getRemainBalanceByAccountNewRV, () => proxyFault(500))
  press('刷新余额')
  expect(await screen.findByText('刷新失败')).toBeTruthy()
})

test('[BU-076] the amount stands in capital Chinese characters', async () => {
  await renderForm(server)
  type('金额', '1234.56')
  expect(await screen.findByText('壹仟贰佰叁拾肆元伍角陆分')).toBeTruthy()
})

test('[BU-190] [BU-191] an account abroad warns', async () => {
  server.answer(getOtherAccount, () => [counterparty('8', 'GLOBAL ALPHA LIMITED')])
  await renderForm(server)
  await chooseProduct()
  await pick('划款类型', '投资款')
  expect(
    await screen.findByText('该账户疑似境外银行账户，需提供外汇局备案材料，请在下达指令前联系在线客服'),
  ).toBeTruthy()
})

test('a new order starts with the boxes and the time of the personal settings', async () => {
  const values = { orderOptions: ['sendEmail'], isSendTime: '1', fixedTime: '103000' } as const
  server.answer(queryDefaultParamSettingItems, ({ itemId }) => ({
    itemId,
    name: '个性化设置',
    items: [],
    values,
  }))
  await renderForm(server)
  await waitFor(() => expect(chosen('划款时间')).toContain('10:30'))
  const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').filter((one) => one.checked)
  expect(ticked.map((one) => one.closest('label')?.textContent)).toEqual(['邮件发送结果'])
})

test('the type stands above the payee and governs it: a fee goes to a counterparty account, in words', async () => {
  await renderForm(server)
  const before = (first: HTMLElement, second: HTMLElement) =>
    (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  expect(before(box('划款类型'), box('经纪账户'))).toBe(true)
  await chooseProduct()
  await waitFor(() => expect(chosen('经纪账户')).toContain('经纪户5'))
  await pick('划款类型', '费用支付')
  await waitFor(() => expect(chosen('对方账户')).toContain('远山私募'))
  const manual = screen.getByRole<HTMLButtonElement>('switch', { name: '手工出入金' })
  expect([manual.getAttribute('aria-checked'), manual.disabled]).toEqual(['true', true])
  expect(screen.getByText('费用支付只能划付至对方账户，已自动开启')).toBeTruthy()
  await pick('划款类型', '券商出入金')
  await waitFor(() => expect(chosen('经纪账户')).toContain('经纪户5'))
  expect(screen.getByText('券商出入金（银证）只能通过经纪账户划付，已自动关闭')).toBeTruthy()
})

test('a new order is not paid before its date, and the form says what that means either way', async () => {
  await renderForm(server)
  await fill()
  const early = screen.getByRole<HTMLInputElement>('checkbox', { name: '不提前执行' })
  expect(early.checked).toBe(true)
  expect(screen.getByText('2026-11-23 当日划款，此前不执行')).toBeTruthy()
  expect(await screen.findByText('2026-11-23 最早 09:00，截止 16:30')).toBeTruthy()
  fireEvent.click(early)
  expect(screen.getByText('托管人受理后即可划款，可能早于 2026-11-23')).toBeTruthy()
  fireEvent.click(early)
  press('保存')
  await screen.findByText(/保存成功/)
  expect(server.asked(addTran)[0]).toMatchObject({ btqhk: '1' })
})

test('a date whose cut-off has passed, or on which the bank is closed, warns', async () => {
  server.answer(getEarliestHkTime, () => ({ traDate: '2026-11-24', earliestTime: '09:00', cutOff: '16:30' }))
  await renderForm(server)
  await fill()
  expect(
    await screen.findByText(
      '2026-11-23 的划款截止时间 16:30 已过，当日不再划款；最早可于 2026-11-24 09:00 划款，请改选划款日期',
    ),
  ).toBeTruthy()
  cleanup()
  server.answer(getDebitTransferDetail, () => ({ ...onRecord, TRADATEFORMAT: '2026-11-22' }))
  await renderForm(server, 'id=7')
  expect(await screen.findByText('2026-11-22非工作日，请重新选择')).toBeTruthy()
})
