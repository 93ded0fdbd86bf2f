import { platformErrors, refuse } from '@iisp/contract'
import * as calls from '@iisp/notices/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { menuNode } from '@iisp/testing/menu-node'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, expect, test } from 'vitest'
import MessagesButton from './messages/MessagesButton.tsx'
import { NewsCard } from './home/NewsCard.tsx'
import { noticeTexts } from './notice-texts.ts'
import NoticesOverlay from './NoticesOverlay.tsx'
import { NotificationPage } from './NotificationPage.tsx'

const row = (id: string, title: string, isRead: boolean): calls.Announcement => ({
  id,
  title,
  publishTime: '2026-11-19 17:30:00',
  content: `<p>${title}的内容 <a href="#${calls.notifications.id}">全部通知</a></p>`,
  isRead,
})
const message = (id: string, title: string, change: Partial<calls.Message> = {}): calls.Message => ({
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
let messages: calls.Message[]
let rows: calls.Announcement[]
let server: FakeServer

beforeEach(() => {
  rows = [row('9', '版本更新', false), row('8', '系统维护', true)]
  messages = [message('21', '指令被退回：HK1'), message('20', '划款成功：HK0', { isRead: true })]
  const unreadRows = () => rows.filter((one) => !one.isRead)
  const unreadMessages = () => messages.filter((one) => !one.isRead)
  server = new FakeServer()
    .answer(calls.announcementList, () => ({
      list: rows,
      total: 8,
      pageNo: 1,
      pageSize: 7,
      years: ['2026', '2025'],
    }))
    .answer(
      calls.announcementDetail,
      ({ id }) => rows.find((one) => one.id === id) ?? refuse(platformErrors.notFound),
    )
    .answer(calls.announcementRead, ({ id }) => {
      rows = rows.map((one) => (one.id === id ? { ...one, isRead: true } : one))
      return { result: 'success' }
    })
    .answer(calls.announcementUnread, () => ({ total: unreadRows().length, newest: rows[0] ?? null }))
    .answer(calls.messageList, () => ({ list: messages, total: messages.length, pageNo: 1, pageSize: 7 }))
    .answer(calls.messageUnread, () => ({
      total: unreadMessages().length,
      newest: unreadMessages()[0] ?? null,
    }))
    .answer(calls.messageRead, ({ id, upTo }) => {
      messages = messages.map((one) => (one.id === id || upTo === '1' ? { ...one, isRead: true } : one))
      return { result: 'success' }
    })
})

function show(Part: ComponentType, query = '', coMenuPerm: '0' | '1' = '1') {
  const { path } = calls.notifications
  const menu = menuNode(calls.notifications.id, { coMenuPerm })
  return stage(Part, { server, at: `${path}?${query}`, menus: [menu] })
}

test('[SH-430] the notifications come seven a page, by year and by words of the title', async () => {
  const { user } = show(NotificationPage)
  await screen.findByText('版本更新')
  expect(server.asked(calls.announcementList)).toEqual([{ year: '', name: '', pageNo: 1, pageSize: 7 }])
  await user.click(screen.getByRole('button', { name: '第2页' }))
  await waitFor(() =>
    expect(server.asked(calls.announcementList).at(-1)).toMatchObject({ pageNo: 2, pageSize: 7 }),
  )
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '年份' }))
  await user.click(await screen.findByText('2025年'))
  fireEvent.change(screen.getByRole('textbox', { name: '标题' }), { target: { value: ' 维护 ' } })
  await user.click(screen.getByRole('button', { name: '查询' }))
  const wanted = { year: '2025', name: '维护', pageNo: 1, pageSize: 7 }
  await waitFor(() => expect(server.asked(calls.announcementList).at(-1)).toEqual(wanted))
})

test('[SH-011] a notice opens with its text and is read from then on', async () => {
  const { user } = show(NotificationPage)
  expect(await screen.findAllByText('未读')).toHaveLength(1)
  await user.click(screen.getByText('版本更新'))
  expect(await screen.findByText(/版本更新的内容/)).toBeTruthy()
  await waitFor(() => expect(server.asked(calls.announcementRead)).toEqual([{ id: '9' }]))
  await waitFor(() => expect(screen.queryByText('未读')).toBeNull())
})

test('[SH-014] the card of the home page shows the newest of both kinds, marks the unread ones, and opens one', async () => {
  const { user, openMenu } = show(NewsCard)
  const part = async (name: string) => within(await screen.findByRole('region', { name }))
  const [own, all] = [await part('我的消息'), await part('平台公告')]
  expect(await own.findByText('1条未读')).toBeTruthy()
  const shown = (of: typeof own) => of.getAllByRole('listitem').map((item) => item.textContent)
  expect(shown(own)).toEqual(['未读 指令被退回：HK111-20 10:30', '划款成功：HK011-20 10:30'])
  expect(shown(all)).toEqual(['未读 版本更新11-19 17:30', '系统维护11-19 17:30'])
  await user.click(own.getByRole('button', { name: /指令被退回/ }))
  expect(openMenu).toHaveBeenLastCalledWith(calls.notifications.id, 'part=messages&detail=21')
  await user.click(all.getByRole('button', { name: /系统维护/ }))
  expect(openMenu).toHaveBeenLastCalledWith(calls.notifications.id, 'part=announcements&id=8')
  await user.click(all.getByRole('button', { name: '全部平台公告' }))
  expect(openMenu).toHaveBeenLastCalledWith(calls.notifications.id, 'part=announcements')
  expect(server.asked(calls.messageList)).toEqual([{ pageNo: 1, pageSize: 4 }])
})

test('what has been read is not marked again', async () => {
  show(NotificationPage, 'id=8')
  expect(await screen.findByText(/系统维护的内容/)).toBeTruthy()
  expect(server.asked(calls.announcementRead)).toEqual([])
})

test.each(['id=77', 'id=abc'])(
  'an address with %s says that there is no such announcement',
  async (query) => {
    show(NotificationPage, query)
    expect(await screen.findByText(/该公告已撤回或不存在/)).toBeTruthy()
  },
)

test('a link of the text opens the menu that it names', async () => {
  const { openMenu, user } = show(NotificationPage, 'id=8')
  await user.click(await screen.findByRole('link', { name: '全部通知' }))
  expect(openMenu).toHaveBeenCalledWith(calls.notifications.id)
})

test('the list follows what the operator does', async () => {
  const { push } = show(NotificationPage)
  await screen.findByText('版本更新')
  rows = [row('10', '刚刚发布', false)]
  await push(calls.announcementTopics.published)
  expect(await screen.findByText('刚刚发布')).toBeTruthy()
  rows = []
  await push(calls.announcementTopics.changed)
  expect(await screen.findByText(/没有符合条件的公告/)).toBeTruthy()
})

test('a new announcement says so once, and opens', async () => {
  const { openMenu, push, user } = show(NoticesOverlay)
  await push(calls.announcementTopics.published)
  expect(await screen.findByText('新公告')).toBeTruthy()
  expect(screen.getByText('版本更新')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '查看' }))
  expect(await screen.findByText(/版本更新的内容/)).toBeTruthy()
  expect(screen.getByRole('dialog', { name: '版本更新' }).textContent).toContain('发布时间')
  expect(openMenu).not.toHaveBeenCalled()
  await waitFor(() => expect(server.asked(calls.announcementRead)).toEqual([{ id: '9' }]))
  expect(screen.queryByText('新公告')).toBeNull()
  await push(calls.announcementTopics.published)
  await waitFor(() => expect(server.asked(calls.announcementUnread)).toHaveLength(2))
  expect(screen.queryByText('新公告')).toBeNull()
})

test('a new announcement that cannot be read any more opens its page, which says so', async () => {
  const { openMenu, push, user } = show(NoticesOverlay)
  await push(calls.announcementTopics.published)
  server.answer(calls.announcementDetail, () => refuse(platformErrors.notFound))
  await user.click(await screen.findByRole('button', { name: '查看' }))
  await waitFor(() => expect(openMenu).toHaveBeenCalledWith(calls.notifications.id, 'id=9'))
  expect(server.asked(calls.announcementRead)).toEqual([])
})

test.each([
  ['who has read it', '1', true],
  ['who may not open the page', '0', false],
] as const)('%s is not told', async (_, permission, isRead) => {
  rows = [row('9', '版本更新', isRead)]
  const { push } = show(NoticesOverlay, '', permission)
  await push(calls.announcementTopics.published)
  await waitFor(() => expect(server.asked(calls.announcementUnread)).toHaveLength(permission === '1' ? 1 : 0))
  expect(screen.queryByText('新公告')).toBeNull()
})

test('the bell counts unread messages, follows what comes, and opens them', async () => {
  const { openMenu, push, user } = show(MessagesButton)
  await user.click(await screen.findByRole('button', { name: '1条未读消息' }))
  expect(openMenu).toHaveBeenCalledWith(calls.notifications.id, 'part=messages')
  messages = [message('22', '划款失败：HK2', { tone: 'danger' }), ...messages]
  await push(calls.messageTold)
  expect(await screen.findByRole('button', { name: '2条未读消息' })).toBeTruthy()
})

test('a message says so once over any page, opens its order and is read then', async () => {
  const { openMenu, push, user } = show(NoticesOverlay)
  await push(calls.messageTold)
  expect(await screen.findByText('指令被退回：HK1，原因：户名有误')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '查看' }))
  expect(openMenu).toHaveBeenCalledWith('10102', 'keyword=HK1')
  await waitFor(() => expect(server.asked(calls.messageRead)).toEqual([{ id: '21' }]))
  await push(calls.messageTold)
  await waitFor(() => expect(server.asked(calls.messageUnread).length).toBeGreaterThan(1))
  expect(screen.queryByText('指令被退回：HK1')).toBeNull()
})

test('the person’s own messages stand beside the announcements; one that is opened is read', async () => {
  const { openMenu, user } = show(NotificationPage)
  await user.click(await screen.findByRole('tab', { name: /我的消息\s*1/ }))
  await user.click(await screen.findByText('指令被退回：HK1'))
  const drawer = await screen.findByRole('dialog', { name: '指令被退回：HK1' })
  expect(drawer.textContent).toContain('原因：户名有误')
  await waitFor(() => expect(server.asked(calls.messageRead)).toEqual([{ id: '21' }]))
  await user.click(screen.getByRole('button', { name: '查看指令' }))
  expect(openMenu).toHaveBeenCalledWith('10102', 'keyword=HK1')
})

test('all messages are read at once', async () => {
  const { user } = show(NotificationPage, 'part=messages')
  await screen.findByText('指令被退回：HK1')
  await user.click(screen.getByRole('button', { name: '全部标为已读' }))
  await waitFor(() => expect(server.asked(calls.messageRead)).toEqual([{ id: '21', upTo: '1' }]))
  await waitFor(() => expect(screen.queryByText('未读')).toBeNull())
})

test('texts are complete in English', () => expect(missingTexts(noticeTexts)).toEqual([]))
