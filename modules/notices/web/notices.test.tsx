import { menuNode } from '@iisp/testing/menu-node'
import type { Call } from '@iisp/contract'
import {
  type Announcement,
  type Message,
  announcementDetail,
  announcementList,
  announcementRead,
  announcementTopics,
  announcementUnread,
  messageList,
  messageRead,
  messageTold,
  messageUnread,
  notifications,
} from '@iisp/notices/contract'
import { UiRoot } from '@iisp/ui/root'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { heartbeat } from '@iisp/web/live/live'
import { Messages, resetMessages } from '@iisp/web/messages/index'
import { createQueryClient } from '@iisp/web/request/index'
import { type Shell, ShellContext } from '@iisp/web/routes/shell-parts'
import { sessionStore } from '@iisp/web/session/session'
import { PageContext } from '@iisp/web/tabs/page-context'
import { dispatchTabs, resetTabs, tabsNow, useActiveTab } from '@iisp/web/tabs/tabs-store'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import MessagesButton from './messages/MessagesButton.tsx'
import { noticeTexts } from './notice-texts.ts'
import NoticesOverlay from './NoticesOverlay.tsx'
import { NotificationPage } from './NotificationPage.tsx'

configure({ asyncUtilTimeout: 5_000 })
vi.setConfig({ testTimeout: 20_000 })

const row = (id: string, title: string, isRead: boolean): Announcement => ({
  id,
  title,
  publishTime: '2026-11-19 17:30:00',
  content: `<p>${title}的内容 <a href="#${notifications.id}">全部通知</a></p>`,
  isRead,
})
const message = (id: string, title: string, change: Partial<Message> = {}): Message => ({
  id,
  tone: 'warning',
  title,
  content: `${title}，原因：户名有误`,
  menuId: '10102',
  query: 'keyword=HK1',
  time: '2026-11-20 10:30:00',
  isRead: false,
  ...change,
})
let messages: Message[]
let rows: Announcement[]
let asked: { call: string; input: Record<string, unknown> }[]
let hear: Map<string, (() => void)[]>
const openMenu = vi.fn<(id: string, query: string) => Promise<void>>(async () => {})
const inputs = (call: Call) => asked.filter((one) => one.call === call.path).map((one) => one.input)
const push = (topic: string) => act(async () => hear.get(topic)?.forEach((told) => told()))

beforeEach(() => {
  asked = []
  rows = [row('9', '版本更新', false), row('8', '系统维护', true)]
  messages = [message('21', '指令被退回：HK1'), message('20', '划款成功：HK0', { isRead: true })]
  hear = new Map()
  openMenu.mockClear()
  resetMessages()
  vi.spyOn(heartbeat, 'subscribe').mockImplementation((topic, told) => {
    hear.set(topic, [...(hear.get(topic) ?? []), () => told(null)])
    return () => {}
  })
  const find = (id: unknown) => rows.find((one) => one.id === id)
  const answers: Record<string, (input: Record<string, unknown>) => unknown> = {
    [announcementList.path]: () => ({
      list: rows,
      total: 8,
      pageNo: 1,
      pageSize: 7,
      years: ['2026', '2025'],
    }),
    [announcementDetail.path]: ({ id }) => find(id),
    [announcementRead.path]: ({ id }) => {
      rows = rows.map((one) => (one.id === id ? { ...one, isRead: true } : one))
      return { result: 'success' }
    },
    [messageList.path]: () => ({ list: messages, total: messages.length, pageNo: 1, pageSize: 7 }),
    [messageUnread.path]: () => {
      const unread = messages.filter((one) => !one.isRead)
      return { total: unread.length, newest: unread[0] ?? null }
    },
    [messageRead.path]: ({ id, upTo }) => {
      messages = messages.map((one) => (one.id === id || upTo === '1' ? { ...one, isRead: true } : one))
      return { result: 'success' }
    },
    [announcementUnread.path]: () => ({
      total: rows.filter((one) => !one.isRead).length,
      newest: rows[0] && { id: rows[0].id, title: rows[0].title, isRead: rows[0].isRead },
    }),
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://portal')
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as object) : {}
    const input = { ...Object.fromEntries(url.searchParams), ...body }
    asked.push({ call: url.pathname, input })
    const data = answers[url.pathname]?.(input)
    if (data === undefined)
      return Response.json({ status: 404, msg: '数据不存在', data: null }, { status: 404 })
    return Response.json({ status: 200, msg: '', data })
  })
})

function Front({ children }: { children: ReactNode }) {
  const { key, path, query, life } = useActiveTab()
  return <PageContext value={{ key, path, query, menuId: null, life }}>{children}</PageContext>
}
function show(part: ReactNode, query = '', coMenuPerm: '0' | '1' = '1') {
  resetTabs({ path: '/iisp/extension-center/message-notification' })
  dispatchTabs({ type: 'query', page: tabsNow().tabs[0]!.key, query })
  const menu = menuNode(notifications.id, { coMenuPerm })
  sessionStore.setState({ status: 'in', menus: [menu] })
  const shell = { parts: { settings: {} }, workspace: { openMenu } } as unknown as Shell
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UiRoot>
        <ShellContext value={shell}>
          <Front>{part}</Front>
          <Messages />
        </ShellContext>
      </UiRoot>
    </QueryClientProvider>,
  )
}
const user = userEvent.setup()

test('[SH-430] the notifications come seven a page, by year and by words of the title', async () => {
  show(<NotificationPage />)
  await screen.findByText('版本更新')
  expect(inputs(announcementList)).toEqual([{ year: '', name: '', pageNo: 1, pageSize: 7 }])
  await user.click(screen.getByRole('button', { name: '第2页' }))
  await waitFor(() => expect(inputs(announcementList).at(-1)).toMatchObject({ pageNo: 2, pageSize: 7 }))
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '年份' }))
  await user.click(await screen.findByText('2025年'))
  fireEvent.change(screen.getByRole('textbox', { name: '标题' }), { target: { value: ' 维护 ' } })
  await user.click(screen.getByRole('button', { name: '查询' }))
  const wanted = { year: '2025', name: '维护', pageNo: 1, pageSize: 7 }
  await waitFor(() => expect(inputs(announcementList).at(-1)).toEqual(wanted))
})

test('[SH-011] a notice opens with its text and is read from then on', async () => {
  show(<NotificationPage />)
  expect(await screen.findAllByText('未读')).toHaveLength(1)
  await user.click(screen.getByText('版本更新'))
  expect(await screen.findByText(/版本更新的内容/)).toBeTruthy()
  await waitFor(() => expect(inputs(announcementRead)).toEqual([{ id: '9' }]))
  await waitFor(() => expect(screen.queryByText('未读')).toBeNull())
})

test('what has been read is not marked again', async () => {
  show(<NotificationPage />, 'id=8')
  expect(await screen.findByText(/系统维护的内容/)).toBeTruthy()
  expect(inputs(announcementRead)).toEqual([])
})

test.each(['id=77', 'id=abc'])(
  'an address with %s says that there is no such announcement',
  async (query) => {
    show(<NotificationPage />, query)
    expect(await screen.findByText(/该公告已撤回或不存在/)).toBeTruthy()
  },
)

test('a link of the text opens the menu that it names', async () => {
  show(<NotificationPage />, 'id=8')
  await user.click(await screen.findByRole('link', { name: '全部通知' }))
  expect(openMenu).toHaveBeenCalledWith(notifications.id)
})

test('the list follows what the operator does', async () => {
  show(<NotificationPage />)
  await screen.findByText('版本更新')
  rows = [row('10', '刚刚发布', false)]
  await push(announcementTopics.published)
  expect(await screen.findByText('刚刚发布')).toBeTruthy()
  rows = []
  await push(announcementTopics.changed)
  expect(await screen.findByText(/没有符合条件的公告/)).toBeTruthy()
})

test('a new announcement says so once, and opens', async () => {
  show(<NoticesOverlay />)
  await push(announcementTopics.published)
  expect(await screen.findByText('新公告')).toBeTruthy()
  expect(screen.getByText('版本更新')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '查看' }))
  expect(openMenu).toHaveBeenCalledWith(notifications.id, 'id=9')
  await waitFor(() => expect(screen.queryByText('新公告')).toBeNull())
  await push(announcementTopics.published)
  await waitFor(() => expect(inputs(announcementUnread)).toHaveLength(2))
  expect(screen.queryByText('新公告')).toBeNull()
})

test.each([
  ['who has read it', '1', true],
  ['who may not open the page', '0', false],
] as const)('%s is not told', async (_, permission, isRead) => {
  rows = [row('9', '版本更新', isRead)]
  show(<NoticesOverlay />, '', permission)
  await push(announcementTopics.published)
  await waitFor(() => expect(inputs(announcementUnread)).toHaveLength(permission === '1' ? 1 : 0))
  expect(screen.queryByText('新公告')).toBeNull()
})

test('the bell counts unread messages, follows what comes, and opens them', async () => {
  show(<MessagesButton />)
  await user.click(await screen.findByRole('button', { name: '1条未读消息' }))
  expect(openMenu).toHaveBeenCalledWith(notifications.id, 'part=messages')
  messages = [message('22', '划款失败：HK2', { tone: 'danger' }), ...messages]
  await push(messageTold)
  expect(await screen.findByRole('button', { name: '2条未读消息' })).toBeTruthy()
})

test('a message says so once over any page, opens its order and is read then', async () => {
  show(<NoticesOverlay />)
  await push(messageTold)
  expect(await screen.findByText('指令被退回：HK1，原因：户名有误')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '查看' }))
  expect(openMenu).toHaveBeenCalledWith('10102', 'keyword=HK1')
  await waitFor(() => expect(inputs(messageRead)).toEqual([{ id: '21' }]))
  await push(messageTold)
  await waitFor(() => expect(inputs(messageUnread).length).toBeGreaterThan(1))
  expect(screen.queryByText('指令被退回：HK1')).toBeNull()
})

test('the person’s own messages stand beside the announcements; one that is opened is read', async () => {
  show(<NotificationPage />)
  await user.click(await screen.findByRole('tab', { name: /我的消息\s*1/ }))
  await user.click(await screen.findByText('指令被退回：HK1'))
  const drawer = await screen.findByRole('dialog', { name: '指令被退回：HK1' })
  expect(drawer.textContent).toContain('原因：户名有误')
  await waitFor(() => expect(inputs(messageRead)).toEqual([{ id: '21' }]))
  await user.click(screen.getByRole('button', { name: '查看指令' }))
  expect(openMenu).toHaveBeenCalledWith('10102', 'keyword=HK1')
})

test('all messages are read at once', async () => {
  show(<NotificationPage />, 'part=messages')
  await screen.findByText('指令被退回：HK1')
  await user.click(screen.getByRole('button', { name: '全部标为已读' }))
  await waitFor(() => expect(inputs(messageRead)).toEqual([{ id: '21', upTo: '1' }]))
  await waitFor(() => expect(screen.queryByText('未读')).toBeNull())
})

test('texts are complete in English', () => expect(missingTexts(noticeTexts)).toEqual([]))
