import type { Output } from '@iisp/contract'
import { adopt, answerComplaint, listComplaints, queryDefaultParamSettingItems } from '@iisp/guide/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { cappedPageOf } from '@iisp/testing/dom/pages'
import { stage } from '@iisp/testing/dom/stage'
import { confirmReady } from '@iisp/ui/confirm'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { complaintTexts } from './complaint-texts.ts'
import { ComplaintsPage } from './ComplaintsPage.tsx'

beforeAll(() => confirmReady())

type Row = Output<typeof listComplaints>['list'][number]
const row: Row = {
  id: '7',
  at: '2026-11-20 10:00:00',
  institutionName: '远山私募基金管理有限公司',
  account: 'lin.jing@yuanshan.example',
  name: '林静',
  menuId: '10102',
  menuName: '划款指令查询',
  content: '筛选条件希望可以保存',
  state: 'waiting',
  overdue: true,
  answer: '',
  answeredBy: '',
  answeredAt: null,
  adoptedAt: null,
  phone: '13900000001',
  email: 'lin.jing@yuanshan.example',
  points: 5,
  own: false,
  actions: ['answer'],
}
let server: FakeServer
let rows: Row[]
let openState: string

beforeEach(() => {
  rows = [row]
  openState = 'waiting'
  server = new FakeServer()
    .answer(listComplaints, () => cappedPageOf(rows))
    .answer(answerComplaint, () => {
      rows = []
      return { result: 'success', state: 'answered', actions: ['answer', 'adopt'] }
    })
    .answer(adopt, () => ({
      result: 'success',
      points: 200,
      granted: '1',
      state: 'adopted',
      actions: ['answer'],
    }))
    .answer(queryDefaultParamSettingItems, () => ({
      itemId: 'complaint-desk',
      name: '个性化设置',
      items: [],
      values: { openState },
    }))
})

const show = () => stage(ComplaintsPage, { server })
const user = userEvent.setup()

test('the desk opens with what waits; what waits too long says so', async () => {
  show()
  expect(await screen.findByText('待答复 · 已超时')).toBeTruthy()
  expect(server.asked(listComplaints)[0]).toEqual({ state: 'waiting', pageNo: 1, pageSize: 20 })
})

test('by personal setting it opens with all of them', async () => {
  openState = 'all'
  show()
  await screen.findByText('共1条信息')
  expect(server.asked(listComplaints)[0]).toEqual({ pageNo: 1, pageSize: 20 })
})

test('a complaint is answered and adopted in its drawer, also when it has left the list', async () => {
  show()
  await user.click(await screen.findByText('筛选条件希望可以保存'))
  await user.click(await screen.findByRole('button', { name: '答复' }))
  expect(await screen.findByText('请输入答复内容')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '采纳' }).disabled).toBe(true)
  fireEvent.change(screen.getByRole('textbox', { name: /答复内容/ }), { target: { value: '已排入计划' } })
  await user.click(screen.getByRole('button', { name: '答复' }))
  expect(await screen.findByText('答复成功')).toBeTruthy()
  expect(server.asked(answerComplaint)).toEqual([{ id: '7', answer: '已排入计划' }])
  await user.click(await screen.findByRole('button', { name: '采纳' }))
  await user.click(await screen.findByRole('button', { name: /确\s?定/ }))
  expect(await screen.findByText('采纳成功，提交人获得200积分')).toBeTruthy()
  expect(server.asked(adopt)).toEqual([{ id: '7' }])
  await waitFor(() => expect(screen.queryByRole('button', { name: '采纳' })).toBeNull())
})

test('texts are complete in English', () => expect(missingTexts(complaintTexts)).toEqual([]))
