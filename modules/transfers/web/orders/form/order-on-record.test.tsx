import type { FakeServer } from '@iisp/testing/dom/fake-server'
import { addTran, getBrokerByAccount, getDebitTransferDetail, ordersubmit } from '@iisp/transfers/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { broker, formServer, onRecord, takeUpload } from './test/form-server.ts'
import { box, chosen, press, type, submit, isDisabled } from './test/fields.ts'
import { openForm, renderForm } from './test/render-form.tsx'

let server: FakeServer
beforeEach(() => {
  server = formServer()
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
  expect(await screen.findByRole('button', { name: '下载合同.pdf' })).toBeTruthy()
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
