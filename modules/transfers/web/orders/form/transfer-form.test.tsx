import { platformErrors, refuse } from '@iisp/contract'
import { queryDefaultParamSettingItems } from '@iisp/guide/contract'
import { cutLine, proxyFault, silence } from '@iisp/testing/dom/failures'
import type { FakeServer } from '@iisp/testing/dom/fake-server'
import { getProductInfo } from '@iisp/product/contract'
import {
  addTran,
  getBrokerByAccount,
  getDebitTransferDetail,
  getEarliestHkTime,
  getNoticeManager,
  getOtherAccount,
  getRemainBalanceByAccountNewRV,
  getTgzhByType,
  noticeRelatedPerson,
  ordersubmit,
  transferErrors,
} from '@iisp/transfers/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { broker, counterparty, formServer, onRecord, takeUpload } from './test/form-server.ts'
import {
  box,
  button,
  chooseProduct,
  chosen,
  dialog,
  options,
  pick,
  press,
  type,
  unfold,
} from './test/fields.ts'
import { formTab, openForm, renderForm } from './test/render-form.tsx'

vi.setConfig({ testTimeout: 30_000 })

let server: FakeServer
beforeEach(() => {
  server = formServer()
})

/** Clicks 提交 and confirms. */
async function submit() {
  press('提交')
  press('提交', await dialog('提交'))
}
const isDisabled = (name: string) => button(name).disabled

async function fill() {
  await chooseProduct()
  await waitFor(() => expect(chosen('经纪账户')).toContain('经纪户5'))
  await pick('划款类型', '券商出入金')
  type('金额', '1234.56')
  const date = screen.getByRole('textbox', { name: /划款日期/ })
  fireEvent.mouseDown(date)
  fireEvent.change(date, { target: { value: '2026-11-23' } })
  fireEvent.keyDown(date, { key: 'Enter', code: 'Enter', keyCode: 13 })
  type('摘要', '追加资金')
  type('备注', '第一期')
  await pick('联系人', '方晓雯')
}

test('[BU-101] [BU-102] products not established or liquidated stand last and cannot be chosen', async () => {
  await renderForm(server)
  await waitFor(() => expect(server.asked(getProductInfo)).not.toEqual([]))
  await unfold('产品')
  await waitFor(() => expect(options()).toHaveLength(3))
  expect(options()[0]?.textContent).toContain('远山稳健一号')
  expect(options().map((option) => option.className.includes('disabled'))).toEqual([false, true, true])
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

test('an empty form is not sent; every missing field says so and the first has the focus', async () => {
  await renderForm(server)
  press('提交')
  for (const text of [
    '请选择划款类型',
    '请选择产品',
    '请选择托管账户',
    '请输入金额',
    '请选择划款日期',
    '请输入摘要',
  ]) {
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  }
  expect(document.activeElement).toBe(box('划款类型'))
  expect(server.asked(addTran)).toEqual([])
})

test('[BU-057] [BU-058] [BU-059] [BU-060] [BU-056] [BU-065] saving sends what was entered and submits nothing', async () => {
  await renderForm(server)
  await fill()
  press('保存')
  await screen.findByText(/保存成功/)
  expect(server.asked(addTran)).toEqual([
    expect.objectContaining({
      productId: '1',
      payFlag: '1',
      manualEntryFlag: '0',
      owerAccount: '200',
      brokerId: '5',
      otherAccount: '3105',
      amount: '1234.56',
      traDate: '2026-11-23',
      hkType: '01',
      hkTypeDetail: '0101',
      reason: '追加资金',
      remark: '第一期',
      contacts: ['3'],
    }),
  ])
  expect(server.asked(ordersubmit)).toEqual([])
  expect([isDisabled('保存'), formTab()?.query, formTab()?.dirty]).toEqual([true, 'id=7&mid=10101', false])
})

test('[BU-066] [BU-148] [BU-163] submitting saves first, sends each once for two presses, and tells the next step', async () => {
  const { openMenu } = await renderForm(server)
  await fill()
  press('提交')
  press('提交')
  const question = await dialog('提交')
  press('提交', question)
  press('提交', question)
  const panel = await screen.findByRole('region', { name: '提交结果' })
  expect(within(panel).getByText('提交成功，待复核人复核')).toBeTruthy()
  expect([server.asked(addTran).length, server.asked(ordersubmit).length]).toEqual([1, 1])
  expect(server.asked(ordersubmit)[0]).toEqual({ id: '7', version: 1, zlms: '3' })
  expect([isDisabled('提交'), isDisabled('保存')]).toEqual([true, true])
  expect(document.activeElement).toBe(panel)
  press('查看指令')
  expect(openMenu).toHaveBeenCalledWith('10102')
})

test('[BU-277] [BU-278] after a submission its reviewers can be reminded, all of them or some', async () => {
  await renderForm(server)
  const person = { PHONE: '138****0002' }
  server.answer(getNoticeManager, () => [
    {
      ...person,
      USERID: '2',
      NAME: '周航',
      EMAIL: 'zhou.hang@yuanshan.example',
      ROLE: 'reviewer' as const,
    },
    { ...person, USERID: '3', NAME: '吴桐', EMAIL: 'wu.tong@yuanshan.example', ROLE: 'reviewer' as const },
    { ...person, USERID: '4', NAME: '沈立', EMAIL: 'shen.li@yuanshan.example', ROLE: 'signer' as const },
  ])
  server.answer(noticeRelatedPerson, () => refuse(transferErrors.noticeTooSoon))
  await fill()
  await submit()
  await screen.findByRole('region', { name: '提交结果' })
  press('提醒复核人')
  const dialog = within(await screen.findByRole('dialog', { name: '提醒复核人' }))
  fireEvent.click(await dialog.findByRole('checkbox', { name: /吴桐/ }))
  expect(dialog.queryByText(/沈立/)).toBeNull()
  press('发送提醒')
  expect(await dialog.findByText(transferErrors.noticeTooSoon.zh)).toBeTruthy()
  server.answer(noticeRelatedPerson, () => ({ result: 'success' as const }))
  press('发送提醒')
  expect(await screen.findByText('提醒已发送')).toBeTruthy()
  const persons = [{ email: 'zhou.hang@yuanshan.example' }]
  expect(server.asked(noticeRelatedPerson).at(-1)).toEqual({ zlId: '7', type: '1', persons })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[BU-147] after a submission a changed form can be submitted again, as another order', async () => {
  await renderForm(server)
  await fill()
  await submit()
  await screen.findByRole('region', { name: '提交结果' })
  press('交换收付方向')
  expect(isDisabled('提交')).toBe(false)
  await submit()
  await waitFor(() => expect(server.asked(ordersubmit)).toHaveLength(2))
  expect(server.asked(addTran)[1]).toMatchObject({ payFlag: '0', hkTypeDetail: '0102' })
  expect(server.asked(addTran)[1]).not.toHaveProperty('id')
})

test('[BU-067] [BU-149] clearing empties the form and the result', async () => {
  await renderForm(server)
  await fill()
  await submit()
  await screen.findByRole('region', { name: '提交结果' })
  press('清空')
  await waitFor(() => expect(screen.queryByRole('region', { name: '提交结果' })).toBeNull())
  expect((screen.getByRole('textbox', { name: /摘要/ }) as HTMLTextAreaElement).value).toBe('')
  expect(chosen('产品')).not.toContain('远山稳健一号')
})

test('[BU-146] a saved order is saved anew under its id when a field changed', async () => {
  await renderForm(server)
  await fill()
  press('保存')
  await screen.findByText(/保存成功/)
  type('备注', '第二期')
  await submit()
  await waitFor(() => expect(server.asked(ordersubmit)).toHaveLength(1))
  expect(server.asked(addTran)[1]).toMatchObject({ id: '7', version: 1, remark: '第二期' })
  expect(server.asked(ordersubmit)[0]).toMatchObject({ id: '7', version: 2 })
})

test('a possible duplicate is asked about and confirmed', async () => {
  server.answer(ordersubmit, (input) =>
    input.confirmTips === '1'
      ? {
          id: '7',
          orderNo: 'HK7',
          version: 2,
          proStatus: '020' as const,
          proStatusName: '待复核',
          zlms: '3' as const,
          nextStep: '提交成功，待复核人复核',
        }
      : refuse(transferErrors.possibleDuplicate, { order: 'HK6' }),
  )
  await renderForm(server)
  await fill()
  await submit()
  const doubt = await screen.findByText(/^已存在相同.*的指令HK6，请确认是否重复划款$/)
  press('继续提交', within(doubt.closest<HTMLElement>('[role=dialog]') ?? document.body))
  expect(await screen.findByText('提交成功，待复核人复核')).toBeTruthy()
})

test('a refusal of the server stands at its field', async () => {
  server.answer(ordersubmit, () => refuse(transferErrors.insufficientBalance, { available: '4000.00' }))
  await renderForm(server)
  await fill()
  await submit()
  await screen.findAllByText('账户可用余额不足，可用余额为4000.00元')
  expect(screen.getByRole('textbox', { name: /金额/ }).getAttribute('aria-invalid')).toBe('true')
})

test('a save whose answer was lost is sent again under the same key', async () => {
  server.answer(addTran, cutLine)
  await renderForm(server)
  await fill()
  press('保存')
  await waitFor(() => expect(isDisabled('保存')).toBe(false))
  press('保存')
  await waitFor(() => expect(server.keys(addTran)).toHaveLength(2))
  const [first, second] = server.keys(addTran)
  expect([first, typeof first]).toEqual([second, 'string'])
})

test('what was typed is there again after the page was gone, and the form says so', async () => {
  await renderForm(server)
  await fill()
  expect(formTab()?.dirty).toBe(true)
  cleanup()
  await renderForm(server)
  expect(await screen.findByText('已恢复未提交的内容')).toBeTruthy()
  expect((screen.getByRole('textbox', { name: /摘要/ }) as HTMLTextAreaElement).value).toBe('追加资金')
  await waitFor(() => expect(chosen('经纪账户')).toContain('经纪户5'))
  press('保存')
  await waitFor(() => expect(server.asked(addTran)).toHaveLength(1))
  expect(server.asked(addTran)[0]).toMatchObject({
    amount: '1234.56',
    traDate: '2026-11-23',
    contacts: ['3'],
  })
})

test('[BU-008] [BU-077] an order on record opens with all it holds and is submitted again', async () => {
  server.answer(getDebitTransferDetail, () => onRecord)
  await renderForm(server, 'id=7')
  await waitFor(() => expect(chosen('经纪账户')).toContain('经纪户5'))
  const value = (name: RegExp) => (screen.getByRole('textbox', { name }) as HTMLInputElement).value
  expect([value(/金额/), value(/划款日期/), value(/摘要/), value(/备注/)]).toEqual([
    '88.00',
    '2026-11-24',
    '旧摘要',
    '旧备注',
  ])
  expect(screen.getByRole('button', { name: '下载合同.pdf' })).toBeTruthy()
  expect(screen.getByText('退回原因：金额有误')).toBeTruthy()
  type('摘要', '新摘要')
  await submit()
  await waitFor(() => expect(server.asked(ordersubmit)).toHaveLength(1))
  expect(server.asked(addTran)[0]).toMatchObject({
    id: '7',
    version: 3,
    reason: '新摘要',
    contacts: ['3'],
    fileIds: ['a'.repeat(32)],
  })
})

test('[BU-160] a copy becomes a new order whatever the state of the old one', async () => {
  server.answer(getDebitTransferDetail, () => ({
    ...onRecord,
    PROSTATUS: '070' as const,
    PROSTATUSNAME: '划款成功',
    actions: ['copy' as const],
  }))
  await renderForm(server, 'id=7&mode=copy')
  await waitFor(() => expect(chosen('经纪账户')).toContain('经纪户5'))
  await submit()
  await waitFor(() => expect(server.asked(ordersubmit)).toHaveLength(1))
  expect(server.asked(addTran)[0]).not.toHaveProperty('id')
})

test('[BU-161] [BU-360] an order that is under way opens with a warning that names its state', async () => {
  server.answer(getDebitTransferDetail, () => ({
    ...onRecord,
    PROSTATUS: '040' as const,
    PROSTATUSNAME: '待托管人确认',
    actions: ['copy' as const],
  }))
  const { openMenu } = openForm(server, 'id=7')
  expect(await screen.findByText('该指令当前状态为【待托管人确认】，不可重新提交')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '提交' })).toBeNull()
  press('复制为新指令')
  expect(openMenu).toHaveBeenCalledWith('10101', 'id=7&mode=copy')
})

test('[BU-192] an account that is gone is told of and has to be chosen again', async () => {
  server.answer(getDebitTransferDetail, () => onRecord)
  server.answer(getBrokerByAccount, () => [broker('6'), broker('7')])
  await renderForm(server, 'id=7')
  expect(await screen.findByText('账户已变更或被删除，请重新选择')).toBeTruthy()
  expect(chosen('经纪账户')).not.toContain('经纪户')
})

test('[BU-159] an order under way with missing documents takes further files and is submitted again', async () => {
  const asked = { ...onRecord, PROSTATUS: '040' as const, QSFJ: '1' as const, RETURNREASON: '请补充合同' }
  server.answer(getDebitTransferDetail, () => asked)
  server.answer(addTran, () => ({
    id: '7',
    orderNo: 'HK7',
    version: 4,
    proStatus: '040' as const,
    proStatusName: '待托管人确认',
  }))
  takeUpload(server, 'b'.repeat(32))
  await renderForm(server, 'id=7')
  expect(await screen.findByText('该指令缺失附件，仅可补充附件，其他内容不可修改。')).toBeTruthy()
  expect([isDisabled('提交'), screen.queryByRole('button', { name: '保存' })]).toEqual([true, null])
  const file = new File(['%PDF-1.4'], '补充.pdf', { type: 'application/pdf' })
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [file] },
  })
  await waitFor(() => expect(isDisabled('提交')).toBe(false))
  press('提交')
  await screen.findByRole('region', { name: '提交结果' })
  expect(server.asked(addTran)[0]).toMatchObject({
    id: '7',
    version: 3,
    amount: '88.00',
    fileIds: ['a'.repeat(32), 'b'.repeat(32)],
  })
  expect(server.asked(ordersubmit)[0]).toMatchObject({ id: '7', version: 4 })
})

test('[BU-061] an uploaded file is listed and saved with the order', async () => {
  takeUpload(server, 'c'.repeat(32))
  await renderForm(server)
  await fill()
  const file = new File(['%PDF-1.4'], '合同.pdf', { type: 'application/pdf' })
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [file] },
  })
  expect(await screen.findByRole('button', { name: '下载合同.pdf' })).toBeTruthy()
  press('保存')
  await screen.findByText(/保存成功/)
  expect(server.asked(addTran)[0]).toMatchObject({ fileIds: ['c'.repeat(32)] })
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

test('an order on record whose payee does not fit opens as it is, says what to do, and can be mended', async () => {
  server.answer(getDebitTransferDetail, () => ({ ...onRecord, HKTYPE: '05', HKTYPEDETAIL: '0501' }))
  await renderForm(server, 'id=7')
  await waitFor(() => expect(chosen('经纪账户')).toContain('经纪户5'))
  expect(
    screen.getByText('管理费应划付至对手方账户，不可使用经纪账户，请改选对方账户后再保存或提交'),
  ).toBeTruthy()
  press('提交')
  await waitFor(() => expect(box('经纪账户').getAttribute('aria-invalid')).toBe('true'))
  expect(server.asked(addTran)).toEqual([])
  fireEvent.click(screen.getByRole('switch', { name: '手工出入金' }))
  await waitFor(() => expect(chosen('对方账户')).toContain('远山私募'))
  expect(screen.queryByText(/管理费应划付至/)).toBeNull()
})

test('submitting asks first, with payee, amount in words, date and what is new about the payee', async () => {
  server.answer(getDebitTransferDetail, () => ({
    ...onRecord,
    AMOUNT: '1234.56',
    PAYEEMARK: '1' as const,
    BTQHK: '1' as const,
  }))
  await renderForm(server)
  await fill()
  press('提交')
  const question = await dialog('提交')
  for (const text of [
    'HK2026112000000007：付款 1,234.56 元至 经纪户5',
    '首次向该账户付款，请核对户名、账号与开户行',
    '3105',
    '2026-11-24',
    '划款日期当日执行，此前不执行',
  ]) {
    expect(question.getByText(text)).toBeTruthy()
  }
  expect(await question.findByText('壹仟贰佰叁拾肆元伍角陆分')).toBeTruthy()
  expect(server.asked(ordersubmit)).toEqual([])
  press('取消', question)
  expect(await screen.findByText('指令 HK2026112000000007 已保存，尚未提交')).toBeTruthy()
  expect([server.asked(addTran).length, server.asked(ordersubmit).length]).toEqual([1, 0])
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
