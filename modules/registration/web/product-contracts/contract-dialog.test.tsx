import { uploadUnfinished } from '@iisp/files/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  type ProductContract,
  productContractApply,
  productContractResubmit,
} from '../../contract/product-contracts/product-contracts.ts'
import { ContractDialog } from './ContractDialog.tsx'
import { contractTexts } from './contract-texts.ts'

const form = {
  productName: '远山稳健一号',
  productKind: 'equity' as const,
  services: ['custody' as const],
  expectedSize: '50000000.00',
  plannedDate: '2099-01-04',
  contactName: '林静',
  contactPhone: '13900010013',
  note: '',
}
const returned: ProductContract = {
  ...form,
  id: '7',
  institutionId: 'M001',
  institutionName: '远山私募基金管理有限公司',
  file: { fileId: 'f1', name: '合同.pdf', size: 2048 },
  state: 'returned',
  submittedBy: '林静',
  submittedAt: '2026-11-20 10:00:00',
  decidedBy: '赵拓',
  decidedAt: '2026-11-21 10:00:00',
  reason: '请补充合同',
  version: 2,
  actions: [],
}
const noClose = () => undefined
const New = () => <ContractDialog returned={null} onClose={noClose} />
const Returned = () => <ContractDialog returned={returned} onClose={noClose} />
const serving = () =>
  new FakeServer()
    .answer(uploadUnfinished, () => [])
    .answer(productContractApply, () => ({ id: '8' }))
    .answer(productContractResubmit, () => null)
const at = '/registration/product-contracts'

test('an application says beside each field what is missing, and is not sent', async () => {
  const server = serving()
  const { user } = stage(New, { server, at })
  await user.type(await screen.findByLabelText(/预计规模/), '0')
  await user.click(screen.getByRole('checkbox', { name: '资产托管' }))
  await user.click(screen.getByRole('button', { name: '提交' }))
  for (const said of [
    '请填写产品名称',
    '请至少选择一项服务',
    '请填写大于零的预计规模',
    '请填写计划成立日期',
    '请填写联系人',
    '请填写11位手机号码',
  ])
    expect(screen.getByText(said)).toBeTruthy()
  expect(server.asked(productContractApply)).toEqual([])
})

test('a returned application is sent again with its draft and its version', async () => {
  const server = serving()
  const { user } = stage(Returned, { server, at })
  await user.type(await screen.findByLabelText(/备注/), ' 已补充 ')
  await user.click(screen.getByRole('button', { name: '提交' }))
  await waitFor(() =>
    expect(server.asked(productContractResubmit)).toEqual([
      { ...form, note: '已补充', fileId: 'f1', id: '7', version: 2 },
    ]),
  )
})

test('texts are complete in English', () => expect(missingTexts(contractTexts)).toEqual([]))
