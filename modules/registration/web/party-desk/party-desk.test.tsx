import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type DeskParty, partyDecide, partyDeskList } from '../../contract/parties/party-desk.ts'
import { accountCheckTexts } from '../account-check/account-check-texts.ts'
import { identityTexts } from '../identity/identity-texts.ts'
import { openTexts } from '../open/open-texts.ts'
import { partyTexts } from '../party/party-texts.ts'
import { partyWords } from '../party/party-words.ts'
import { contractDoorTexts } from '../product-contract-door/contract-door-texts.ts'
import { contractTexts } from '../product-contracts/contract-texts.ts'
import { partyDeskTexts } from './party-desk-texts.ts'
import { PartyDeskPage } from './PartyDeskPage.tsx'

const party: DeskParty = {
  id: '5',
  number: 'ZC20261119480213',
  kind: 'manager',
  name: '青岚私募基金管理有限公司',
  nameEn: '',
  creditCode: '91310000MA1K35A1X5',
  managerNo: 'P1072345',
  address: '上海市浦东新区世纪大道1号',
  adminName: '苏晴',
  phone: '13800000901',
  email: 'su.qing@qinglan.example',
  state: 'submitted',
  submittedAt: '2026-11-20 10:00:00',
  endorsedBy: '',
  decidedBy: '',
  decidedAt: null,
  reason: '',
  duplicate: false,
  institutionId: '',
  version: 1,
  actions: ['endorse', 'return', 'refuse'],
}
const serving = (row: DeskParty) =>
  new FakeServer()
    .answer(partyDeskList, () => ({ list: [row], total: 1, pageNo: 1, pageSize: 20 }))
    .answer(partyDecide, () => ({ state: 'refused' as const }))
const opened = async (row: DeskParty) => {
  const server = serving(row)
  const page = stage(PartyDeskPage, { server, at: '/operations/registrations?detail=5' })
  const drawer = within(await screen.findByRole('dialog', { name: `登记申请 ${row.number}` }))
  return { ...page, server, drawer }
}

test('the list shows first what waits for the person, and everything on demand', async () => {
  const { server, user } = await opened(party)
  expect(server.asked(partyDeskList)[0]).toMatchObject({ open: true })
  await user.click(screen.getByText('全部'))
  await waitFor(() => expect(server.asked(partyDeskList).at(-1)).toMatchObject({ open: false }))
})

test('nobody refuses without a reason', async () => {
  const { server, user, drawer } = await opened(party)
  await user.click(drawer.getByRole('button', { name: '拒绝' }))
  const dialog = within(await screen.findByRole('dialog', { name: '拒绝' }))
  await user.click(dialog.getByRole('button', { name: '拒绝' }))
  expect(await dialog.findByText('请填写原因，申请人会看到')).toBeTruthy()
  expect(server.asked(partyDecide)).toEqual([])
  await user.type(dialog.getByRole('textbox'), '资料不实')
  await user.click(dialog.getByRole('button', { name: '拒绝' }))
  await waitFor(() =>
    expect(server.asked(partyDecide)).toEqual([
      { id: '5', version: 1, action: 'refuse', reason: '资料不实' },
    ]),
  )
})

test('who examined it reads that somebody else confirms, and of a duplicate', async () => {
  const { drawer } = await opened({
    ...party,
    state: 'endorsed',
    endorsedBy: '赵拓',
    duplicate: true,
    actions: ['return', 'refuse'],
  })
  expect(drawer.getByText('该申请由您初审，须由另一位人员复核。')).toBeTruthy()
  expect(drawer.getByText(/另有相同统一社会信用代码的申请/)).toBeTruthy()
  expect(drawer.queryByRole('button', { name: '复核通过' })).toBeNull()
})

test.each([
  accountCheckTexts,
  identityTexts,
  openTexts,
  partyTexts,
  partyWords,
  contractDoorTexts,
  contractTexts,
  partyDeskTexts,
])('texts are complete in English (%#)', (texts) => expect(missingTexts(texts as never)).toEqual([]))
