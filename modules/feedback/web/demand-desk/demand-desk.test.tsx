import {
  type DeskDemand,
  demandDecide,
  demandDeskList,
  demandDeskReplies,
  demandHide,
  demandReplyHide,
} from '@iisp/feedback/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { demandDeskTexts } from './demand-desk-texts.ts'
import { sampleDemand } from '../test/sample-demand.ts'
import { DemandDeskPage } from './DemandDeskPage.tsx'

const demand: DeskDemand = {
  ...sampleDemand,
  name: '林静',
  account: 'lin.jing@yuanshan.example',
  institutionName: '远山私募基金管理有限公司',
  phone: '13900000001',
  email: 'lin.jing@yuanshan.example',
  expectResMode: '1',
  version: 3,
  actions: ['answer', 'accept', 'plan', 'decline', 'hide'],
}
let server: FakeServer
let rows: DeskDemand[]
beforeEach(() => {
  rows = [demand]
  server = new FakeServer()
    .answer(demandDeskList, () => ({ list: rows, total: rows.length, pageNo: 1, pageSize: 20 }))
    .answer(demandDeskReplies, () => ({
      list: [
        {
          id: '1',
          content: '广告内容',
          at: '2026-11-21 09:00:00',
          source: 'other',
          state: null,
          name: '何雨',
          account: 'he.yu@qiming.example',
          institutionName: '启明资产管理有限公司',
          hidden: false,
          hiddenReason: '',
          actions: ['hide'],
        },
      ],
      total: 1,
      pageNo: 1,
      pageSize: 10,
    }))
    .answer(demandDecide, () => null)
    .answer(demandHide, () => null)
    .answer(demandReplyHide, () => null)
})
const open = () => {
  const shown = stage(DemandDeskPage, { server, at: '/operations/demands?detail=7' })
  return { ...shown, drawer: () => screen.findByRole('dialog', { name: '列表记住筛选条件' }) }
}

/** The dialog that asks for a reason. */
const asking = async () => (await screen.findByLabelText(/原因$/)).closest('[role=dialog]') as HTMLElement

test('the desk sees the author and decides with an answer', async () => {
  const { user, drawer } = open()
  const shown = within(await drawer())
  expect(shown.getByText('林静 lin.jing@yuanshan.example')).toBeTruthy()
  expect(shown.getByText(/希望电话联系/)).toBeTruthy()
  await user.click(shown.getByRole('radio', { name: '排期' }))
  await user.click(shown.getByRole('button', { name: /提\s?交/ }))
  expect(await shown.findByText('请输入答复内容')).toBeTruthy()
  await user.type(shown.getByRole('textbox', { name: '正式答复' }), '下季度上线')
  await user.click(shown.getByRole('button', { name: /提\s?交/ }))
  await waitFor(() =>
    expect(server.asked(demandDecide)).toEqual([
      { id: '7', version: 3, action: 'plan', answer: '下季度上线' },
    ]),
  )
})

test('a demand and a single answer are hidden with a reason', async () => {
  const { user, drawer } = open()
  const shown = within(await drawer())
  const reply = await shown.findByRole('listitem')
  await user.click(within(reply).getByRole('button', { name: /隐\s?藏/ }))
  const asked = within(await asking())
  await user.type(asked.getByRole('textbox'), '广告')
  await user.click(asked.getByRole('button', { name: '隐藏回复' }))
  await waitFor(() =>
    expect(server.asked(demandReplyHide)).toEqual([{ id: '1', action: 'hide', reason: '广告' }]),
  )
  await waitFor(() => expect(screen.queryByLabelText(/原因$/)).toBeNull())
  await user.click(shown.getAllByRole('button', { name: /^隐\s?藏$/ })[0]!)
  const whole = within(await asking())
  await user.type(whole.getByRole('textbox'), '含有个人信息')
  await user.click(whole.getByRole('button', { name: '隐藏需求' }))
  await waitFor(() =>
    expect(server.asked(demandHide)).toEqual([
      { id: '7', version: 3, action: 'hide', reason: '含有个人信息' },
    ]),
  )
})

test('what the reader wrote offers nothing and says why', async () => {
  rows = [{ ...demand, actions: [] }]
  const { drawer } = open()
  const shown = within(await drawer())
  expect(await shown.findByText('不可处理本人提出的需求')).toBeTruthy()
  expect(shown.queryByRole('textbox')).toBeNull()
})

test('texts are complete in English', () => expect(missingTexts(demandDeskTexts)).toEqual([]))
