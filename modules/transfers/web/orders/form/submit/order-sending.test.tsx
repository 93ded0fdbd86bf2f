import { refuse } from '@iisp/contract'
import { cutLine } from '@iisp/testing/dom/failures'
import type { FakeServer } from '@iisp/testing/dom/fake-server'
import {
  addTran,
  getDebitTransferDetail,
  getNoticeManager,
  noticeRelatedPerson,
  ordersubmit,
  transferErrors,
  transferTopics,
} from '@iisp/transfers/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { formServer, onRecord, takeUpload } from '../test/form-server.ts'
import { box, chosen, dialog, press, type, fill, submit, isDisabled } from '../test/fields.ts'
import { formTab, renderForm } from '../test/render-form.tsx'

let server: FakeServer
beforeEach(() => {
  server = formServer()
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
      internalNote: '等待基金经理确认',
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
  expect(openMenu).toHaveBeenCalledWith('10102', expect.stringMatching(/^keyword=HK\d+&detail=7$/))
})

test('after a submission the panel follows the order: once it was returned it says by whom, why, and offers to change it', async () => {
  const { openMenu, push } = await renderForm(server)
  await fill()
  await submit()
  await screen.findByText('提交成功，待复核人复核')
  server.answer(getDebitTransferDetail, () => ({ ...onRecord, VERSION: 9 }))
  await push(transferTopics.orderChanged)
  const panel = await screen.findByRole('region', { name: '提交结果' })
  expect(await within(panel).findByText('当前状态：退回待修改 · 周航退回')).toBeTruthy()
  expect(within(panel).getByRole('note').textContent).toBe('退回原因：金额有误')
  expect(within(panel).queryByText(/提交成功/)).toBeNull()
  expect(within(panel).queryByRole('button', { name: '提醒复核人' })).toBeNull()
  press('修改该指令')
  expect(String(openMenu.mock.calls.at(-1)?.[1])).toBe('id=7')
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
          actions: [],
        }
      : refuse(transferErrors.possibleDuplicate, { order: 'HK6' }),
  )
  await renderForm(server)
  await fill()
  await submit()
  const doubt = await screen.findByText('已存在相同账户、相同金额、相同日期的指令HK6，请确认是否重复划款')
  press('继续提交', within(doubt.closest<HTMLElement>('[role=dialog]') ?? document.body))
  expect(await screen.findByText('提交成功，待复核人复核')).toBeTruthy()
})

test('who does not go on with a possible duplicate is told that the order is saved, and not submitted', async () => {
  server.answer(ordersubmit, () => refuse(transferErrors.possibleDuplicate, { order: 'HK6' }))
  await renderForm(server)
  await fill()
  await submit()
  const doubt = await screen.findByText(/^已存在相同账户/)
  press('取消', within(doubt.closest<HTMLElement>('[role=dialog]') ?? document.body))
  expect(await screen.findByText('指令 HK2026112000000007 已保存，尚未提交')).toBeTruthy()
  expect(screen.getByText('已保存，尚未提交')).toBeTruthy()
  expect(screen.queryByRole('region', { name: '提交结果' })).toBeNull()
})

test('a refusal of the server stands at its field', async () => {
  server.answer(ordersubmit, () => refuse(transferErrors.insufficientBalance, { available: '4,000.00' }))
  await renderForm(server)
  await fill()
  await submit()
  await screen.findAllByText('账户可用余额不足，可用余额为4,000.00元')
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
