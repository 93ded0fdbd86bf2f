import type { Call, Output } from '@iisp/contract'
import { adopt, answerComplaint, listComplaints, queryDefaultParamSettingItems } from '@iisp/guide/contract'
import { confirmReady } from '@iisp/ui/confirm'
import { UiRoot } from '@iisp/ui/root'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { Messages } from '@iisp/web/messages/index'
import { createQueryClient } from '@iisp/web/request/index'
import { type Shell, ShellContext } from '@iisp/web/routes/shell-parts'
import { PageContext } from '@iisp/web/tabs/page-context'
import { resetTabs, useActiveTab } from '@iisp/web/tabs/tabs-store'
import { QueryClientProvider } from '@tanstack/react-query'
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { complaintTexts } from './complaint-texts.ts'
import { ComplaintsPage } from './ComplaintsPage.tsx'

configure({ asyncUtilTimeout: 5_000 })
vi.setConfig({ testTimeout: 20_000 })
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
let asked: { call: string; input: Record<string, unknown> }[]
let rows: Row[]
let openState: string
const inputs = (call: Call) => asked.filter((one) => one.call === call.path).map((one) => one.input)

beforeEach(() => {
  asked = []
  rows = [row]
  openState = 'waiting'
  const answers: Record<string, () => unknown> = {
    [listComplaints.path]: () => ({
      list: rows,
      total: rows.length,
      totalCapped: false,
      pageNo: 1,
      pageSize: 20,
    }),
    [answerComplaint.path]: () => {
      rows = []
      return { result: 'success', state: 'answered', actions: ['answer', 'adopt'] }
    },
    [adopt.path]: () => ({
      result: 'success',
      points: 200,
      granted: '1',
      state: 'adopted',
      actions: ['answer'],
    }),
    [queryDefaultParamSettingItems.path]: () => ({
      itemId: 'complaint-desk',
      name: '个性化设置',
      items: [],
      values: { openState },
    }),
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://portal')
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as object) : {}
    asked.push({ call: url.pathname, input: { ...Object.fromEntries(url.searchParams), ...body } })
    const answer = answers[url.pathname]
    if (!answer) return Response.json({ status: 404, msg: '接口不存在', data: null }, { status: 404 })
    return Response.json({ status: 200, msg: '', data: answer() })
  })
})

function Front({ children }: { children: ReactNode }) {
  const { key, path, query, life } = useActiveTab()
  return <PageContext value={{ key, path, query, menuId: null, life }}>{children}</PageContext>
}
function show() {
  resetTabs({ path: '/iisp/operations/complaints' })
  render(
    <ShellContext value={{ workspace: {} } as Shell}>
      <QueryClientProvider client={createQueryClient()}>
        <UiRoot>
          <Front>
            <ComplaintsPage />
          </Front>
          <Messages />
        </UiRoot>
      </QueryClientProvider>
    </ShellContext>,
  )
}
const user = userEvent.setup()

test('the desk opens with what waits; what waits too long says so', async () => {
  show()
  expect(await screen.findByText('待答复 · 已超时')).toBeTruthy()
  expect(inputs(listComplaints)[0]).toEqual({ state: 'waiting', pageNo: 1, pageSize: 20 })
})

test('by personal setting it opens with all of them', async () => {
  openState = 'all'
  show()
  await screen.findByText('共1条信息')
  expect(inputs(listComplaints)[0]).toEqual({ pageNo: 1, pageSize: 20 })
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
  expect(inputs(answerComplaint)).toEqual([{ id: '7', answer: '已排入计划' }])
  await user.click(await screen.findByRole('button', { name: '采纳' }))
  await user.click(await screen.findByRole('button', { name: /确\s?定/ }))
  expect(await screen.findByText('采纳成功，提交人获得200积分')).toBeTruthy()
  expect(inputs(adopt)).toEqual([{ id: '7' }])
  await waitFor(() => expect(screen.queryByRole('button', { name: '采纳' })).toBeNull())
})

test('texts are complete in English', () => expect(missingTexts(complaintTexts)).toEqual([]))
