import { FakeServer } from '@iisp/testing/dom/fake-server'
import { duJianForLinJing, linJing } from '@iisp/testing/dom/people'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  changeManagerTypeOption,
  changeUserInfo,
  managerTypeOption,
  queryCompanyList,
} from '../../contract/own-identities.ts'
import { session } from '../test/session.ts'
import { identityTexts } from './identity-texts.ts'
import IdentitySwitch from './IdentitySwitch.tsx'
import { SideChoice } from './SideChoice.tsx'

const sides = [
  { managerType: 1, name: '管理人平台' },
  { managerType: 2, name: '渠道平台' },
] as const
const company = (cpId: string, cpName: string, current: boolean) => ({
  cpId,
  cpName,
  account: `yan.bei@${cpId}.example`,
  managerType: 1 as const,
  current,
})
const serverOf = (offered: readonly (typeof sides)[number][]) =>
  new FakeServer()
    .answer(managerTypeOption, () => ({ managerType: 1 as const, list: [...offered] }))
    .answer(queryCompanyList, () => [])
    .answer(changeUserInfo, () => session)
    .answer(changeManagerTypeOption, ({ managerType }) => ({ ...linJing, managerType }))

const memory = (last: number | null = null) => ({
  lastSide: {
    load: vi.fn<() => Promise<number | null>>(async () => last),
    save: vi.fn<(side: 1 | 2) => Promise<void>>(async () => {}),
  },
})

test('the header offers the other role, and the one chosen is remembered', async () => {
  const server = serverOf(sides)
  const ports = memory()
  stage(IdentitySwitch, { as: linJing, server, ports })
  await userEvent.click(await screen.findByRole('button', { name: '切换身份' }))
  await userEvent.click(screen.getByRole('menuitemradio', { name: '渠道平台' }))
  await waitFor(() => expect(ports.lastSide.save).toHaveBeenCalledExactlyOnceWith(2))
  expect(server.asked(changeManagerTypeOption)).toEqual([{ managerType: 2 }])
})

test('whoever acts for somebody else changes their role without leaving a trace in what they remember', async () => {
  const server = serverOf(sides)
  const ports = memory()
  stage(IdentitySwitch, { as: duJianForLinJing, server, ports })
  await userEvent.click(await screen.findByRole('button', { name: '切换身份' }))
  await userEvent.click(screen.getByRole('menuitemradio', { name: '渠道平台' }))
  await screen.findByText('已切换至渠道平台')
  expect(ports.lastSide.save).not.toHaveBeenCalled()
})

test('the header offers the other company', async () => {
  const server = serverOf([sides[0]]).answer(queryCompanyList, () => [
    company('M003', '澄海投资', true),
    company('C001', '汇泽基金', false),
  ])
  stage(IdentitySwitch, { as: linJing, server })
  await userEvent.click(await screen.findByRole('button', { name: '切换身份' }))
  expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
    '澄海投资',
    '汇泽基金',
  ])
  await userEvent.click(screen.getByRole('menuitemradio', { name: '汇泽基金' }))
  await screen.findByText('已切换至汇泽基金')
  expect(server.asked(changeUserInfo)).toEqual([{ account: 'yan.bei@C001.example' }])
})

const Choice = () => <SideChoice institution="澄海投资" />
const undecided = { ...linJing, managerType: 0 } as const

test('the role used last is taken without a question, where it is still offered', async () => {
  const server = serverOf(sides)
  stage(Choice, { as: undecided, server, ports: memory(2) })
  await waitFor(() => expect(server.asked(changeManagerTypeOption)).toEqual([{ managerType: 2 }]))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without one, or one that is offered no more, the person is asked', async () => {
  stage(Choice, { as: undecided, server: serverOf([sides[0]]), ports: memory(2) })
  expect(await screen.findByRole('button', { name: /管理人平台/ })).toBeTruthy()
})

test('the texts are complete', () => expect(missingTexts(identityTexts)).toEqual([]))
