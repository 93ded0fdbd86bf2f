import {
  addComment,
  changeReadBook,
  getMenuVideoList,
  queryBusinessDescription,
  queryDefaultParamSettingList,
  setAutoOpen,
} from '@iisp/guide/contract'
import { platformErrors, readMenu, refuse } from '@iisp/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { menuNode } from '@iisp/testing/menu-node'
import { confirmReady } from '@iisp/ui/confirm'
import { offerOnlineService } from '@iisp/web'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { sessionStore } from '@iisp/web/session/session'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, type ReactElement, useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { complaintTexts } from '../complaints/complaint-texts.ts'
import { pageTexts } from '../library/library-texts.ts'
import { settingsTexts } from '../settings/settings-texts.ts'
import { MenuPanel } from './MenuPanel.tsx'
import { panelTexts } from './panel-texts.ts'
import type { MenuGuide } from './menu-guide.ts'

const menu = readMenu(menuNode('10101', { name: '划款指令录入', path: '/transfer-money/entry' }))
const item = (uuid: string, LABEL: string, DESCRIBECH: string, ISSHOW: '0' | '1' = '1') => ({
  uuid,
  LABEL,
  DESCRIBECH,
  ISSHOW,
})
const associated = (id: string, coMenuPerm: '0' | '1' = '1') => ({
  id,
  name: `菜单${id}`,
  path: `/m${id}`,
  coMenuPerm,
  loginRelated: '0' as const,
})
const guide: MenuGuide = {
  newMenuDescribe: [
    item(
      'a',
      '功能说明',
      '<p>录入划款指令 <a href="#10102">查询</a> <a href="https://x.example/">协会</a></p>',
    ),
    item('b', '草稿', '<p>不显示</p>', '0'),
  ],
  explainNotes: ['一', '二', '三', '四'].map((n) => item(`n${n}`, `问题${n}`, `<p>回答${n}</p>`)),
  commentDetailsByMenuId: { menuId: '10101', menuName: '划款指令录入', status: '3' },
  menuAssociationVOS: [
    associated('1'),
    associated('2'),
    associated('3', '0'),
    associated('4'),
    associated('5'),
  ],
  readBookByMenuId: { ID: '10101', MENUNAME: '划款指令录入', state: '0' },
  defaultMenuVO: { showNum: 3, showVisible: '0' },
  AutoOpenVOS: [],
  showDescriptionVO: { ISSHOW: '1' },
}
let server: FakeServer
const show = (part: ReactElement) =>
  stage(part, { server, at: '/x', menu: '10101', settings: { servicePhone: '95555' } })
let answer: MenuGuide
const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByRole('button', { name }))

beforeAll(confirmReady)
afterEach(() => void vi.unstubAllGlobals())
beforeEach(() => {
  answer = guide
  server = new FakeServer()
    .answer(queryBusinessDescription, () => answer)
    .answer(queryDefaultParamSettingList, () => [])
    .answer(getMenuVideoList, () => [])
})

test('[BL-154] [BL-155] [BL-124] the panel is closed, opens by itself when its data is here, and lists what is shown', async () => {
  show(<MenuPanel menu={menu} />)
  expect(screen.getByRole('button', { name: '展开业务说明' })).toBeTruthy()
  expect(await screen.findByText('功能说明')).toBeTruthy()
  expect(await screen.findByText(/录入划款指令/)).toBeTruthy()
  expect(screen.queryByText('草稿')).toBeNull()
})

test('[BL-026] [BL-156] [BL-154] with ISSHOW 0 it stays closed; its link opens and closes it', async () => {
  answer = { ...guide, showDescriptionVO: { ISSHOW: '0' } }
  show(<MenuPanel menu={menu} />)
  await screen.findByRole('button', { name: '点赞' })
  expect(screen.queryByText('功能说明')).toBeNull()
  await press('展开业务说明')
  expect(await screen.findByText('功能说明')).toBeTruthy()
  await press('收起业务说明')
  expect(screen.queryByText('功能说明')).toBeNull()
})

test('[BL-034] without a description it does not open by itself and says 暂无数据', async () => {
  answer = { ...guide, newMenuDescribe: [], explainNotes: [] }
  show(<MenuPanel menu={menu} />)
  await screen.findByRole('button', { name: '点赞' })
  expect(screen.queryByText('暂无数据')).toBeNull()
  await press('展开业务说明')
  expect(screen.getByText('暂无数据')).toBeTruthy()
})

/** The panels of two menus in their tabs: the one behind is hidden, as the workspace hides it. */
function TwoTabs() {
  const [front, setFront] = useState('10101')
  const other = readMenu(menuNode('10102', { name: '划款指令查询' }))
  return (
    <>
      <button onClick={() => setFront('10101')}>甲</button>
      <button onClick={() => setFront('10102')}>乙</button>
      {[menu, other].map((one) => (
        <Activity key={one.id} mode={one.id === front ? 'visible' : 'hidden'}>
          <MenuPanel menu={one} />
        </Activity>
      ))}
    </>
  )
}
const unfolded = () =>
  screen.getAllByRole('button', { name: /业务说明$/ }).map((one) => one.getAttribute('aria-expanded'))

test('[BL-157] [BL-276] a menu asks once for its description; another starts closed until its own data is here, and the one before is found closed', async () => {
  show(<TwoTabs />)
  await screen.findByText('功能说明')
  expect(unfolded()).toEqual(['true'])
  expect(server.asked(queryBusinessDescription)).toEqual([{ menuId: '10101' }])
  // at once: its answer is not here yet
  fireEvent.click(screen.getByText('乙'))
  expect(unfolded()).toEqual(['false'])
  await waitFor(() => expect(unfolded()).toEqual(['true']))
  expect(server.asked(queryBusinessDescription).at(-1)).toEqual({ menuId: '10102' })
  await press('甲')
  expect(unfolded()).toEqual(['false'])
  await screen.findByRole('button', { name: '点赞' })
  expect(unfolded()).toEqual(['false'])
})

test('[BL-025] back leads to the page seen before, home here', async () => {
  const { commands } = show(<MenuPanel menu={menu} />)
  await press('返回')
  expect(commands.activate).toHaveBeenCalledWith('homeTab', undefined)
})

test('[BL-027] the code for the phone shows where the menu has it', async () => {
  const { unmount } = show(<MenuPanel menu={menu} />)
  expect(screen.queryByRole('button', { name: '手机查看' })).toBeNull()
  unmount()
  show(<MenuPanel menu={{ ...menu, appletTip: true }} />)
  fireEvent.focus(screen.getByRole('button', { name: '手机查看' }))
  expect(await screen.findByRole('img', { name: '使用手机扫码打开本页面' })).toBeTruthy()
})

test('[BL-028] [BL-029] [BL-246] four shortcuts at most; one without permission is dimmed and says why', async () => {
  const { openMenu } = show(<MenuPanel menu={menu} />)
  const list = await screen.findByRole('list', { name: '关联菜单' })
  const shortcuts = within(list).getAllByRole('button')
  expect(shortcuts.map((one) => one.textContent)).toEqual(['菜单1', '菜单2', '菜单3', '菜单4'])
  expect(shortcuts[2]?.getAttribute('aria-disabled')).toBe('true')
  expect(shortcuts[2]?.title).toBe('无菜单权限，请联系管理员授权')
  await user.click(shortcuts[0]!)
  // the gate of the menu answers a press on a dimmed one
  await user.click(shortcuts[2]!)
  expect(openMenu.mock.calls).toEqual([['1'], ['3']])
})

test('[BL-343] the name of a shortcut is cut at eight characters, the whole of it on hover', async () => {
  const named = (id: string, name: string) => ({ ...associated(id), name })
  answer = { ...guide, menuAssociationVOS: [named('1', '银行间债券结算'), named('2', '产品成立与备案资料')] }
  show(<MenuPanel menu={menu} />)
  const list = await screen.findByRole('list', { name: '关联菜单' })
  expect(within(list).getByText('银行间债券结算').title).toBe('')
  expect(within(list).getByTitle('产品成立与备案资料').textContent).toBe('产品成立与备案资…')
})

test('[BL-030] [BL-129] [BL-282] the book opens its page, and is kept by a press', async () => {
  server.answer(changeReadBook, () => ({ ID: '10101', MENUNAME: '划款指令录入', state: '1' as const }))
  const { openPage } = show(<MenuPanel menu={menu} />)
  await screen.findByRole('button', { name: '业务红宝书' })
  await press('业务红宝书')
  expect(openPage).toHaveBeenCalledWith({
    path: '/integrated-management/subscription-center/Service-Content',
    query: { id: '10101', name: '划款指令录入' },
    title: '业务红宝书',
  })
  answer = { ...guide, readBookByMenuId: { ID: '10101', MENUNAME: '划款指令录入', state: '1' } }
  await press('收藏')
  expect(await screen.findByRole('button', { name: '取消收藏' })).toBeTruthy()
  expect(server.asked(changeReadBook)).toEqual([{ ID: '10101', MENUNAME: '划款指令录入', state: '1' }])
})

test('[BL-031] [BL-158] [BL-125] [BL-277] like lights up and is saved; what is refused is taken back', async () => {
  server.answer(addComment, () => ({ menuId: '10101', menuName: '划款指令录入', status: '1' as const }))
  show(<MenuPanel menu={menu} />)
  const like = await screen.findByRole('button', { name: '点赞' })
  expect([
    like.getAttribute('aria-pressed'),
    screen.getByRole('button', { name: '点踩' }).ariaPressed,
  ]).toEqual(['false', 'false'])
  answer = { ...guide, commentDetailsByMenuId: { ...guide.commentDetailsByMenuId, status: '1' } }
  await user.click(like)
  await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('true'))
  expect(server.asked(addComment)).toEqual([{ menuId: '10101', menuName: '划款指令录入', status: '1' }])
  server.answer(addComment, () => refuse(platformErrors.notFound))
  const dislike = screen.getByRole('button', { name: '点踩' })
  await user.click(dislike)
  await waitFor(() => expect(dislike.getAttribute('aria-pressed')).toBe('false'))
  expect(like.getAttribute('aria-pressed')).toBe('true')
})

test('[BL-159] [BL-160] [BL-161] [BL-162] each press sends and shows what follows from the one before', async () => {
  const store = (status: '1' | '2' | '3') => {
    answer = { ...guide, commentDetailsByMenuId: { ...guide.commentDetailsByMenuId, status } }
    return answer.commentDetailsByMenuId
  }
  server.answer(addComment, ({ status }) => store(status))
  show(<MenuPanel menu={menu} />)
  await screen.findByRole('button', { name: '点赞' })
  const lit = () =>
    ['点赞', '点踩'].filter((name) => screen.getByRole('button', { name }).ariaPressed === 'true')
  for (const [name, status, shown] of [
    ['点赞', '1', ['点赞']],
    ['点赞', '3', []],
    ['点踩', '2', ['点踩']],
    ['点赞', '1', ['点赞']],
    ['点踩', '2', ['点踩']],
    ['点踩', '3', []],
  ] as const) {
    const sent = server.asked(addComment).length
    await press(name)
    await waitFor(() => expect(server.asked(addComment)).toHaveLength(sent + 1))
    expect(server.asked(addComment).at(-1)).toMatchObject({ status })
    await waitFor(() => expect(lit()).toEqual(shown))
  }
})

test('[BL-035] [BL-036] a note unfolds and folds; 更多说明 lists the rest', async () => {
  show(<MenuPanel menu={menu} />)
  const first = await screen.findByRole('button', { name: '问题一' })
  expect(screen.queryByRole('button', { name: '问题四' })).toBeNull()
  await user.click(first)
  expect(await screen.findByText('回答一')).toBeTruthy()
  await user.click(first)
  expect(screen.queryByText('回答一')).toBeNull()
  await press('更多说明')
  expect(screen.getByRole('button', { name: '问题四' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '更多说明' })).toBeNull()
})

test('[BL-035] with showVisible the first note starts unfolded', async () => {
  answer = { ...guide, defaultMenuVO: { showNum: 1, showVisible: '1' } }
  show(<MenuPanel menu={menu} />)
  expect(await screen.findByText('回答一')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '问题二' })).toBeNull()
})

test('[BL-037] online service opens the assistant; where there is none the phone is told', async () => {
  show(<MenuPanel menu={menu} />)
  await screen.findByText('功能说明')
  await press('在线客服')
  expect(await screen.findByText('在线客服暂未开通，请致电95555')).toBeTruthy()
  const open = vi.fn<() => void>()
  const takeBack = offerOnlineService(open)
  await press('在线客服')
  expect(open).toHaveBeenCalledOnce()
  takeBack()
})

test('[BL-038] 收起且不再自动展开 closes it and tells the server; its inverse brings the opening back', async () => {
  server.answer(setAutoOpen, () => ({ result: 'success' as const }))
  show(<MenuPanel menu={menu} />)
  await screen.findByText('功能说明')
  answer = { ...guide, showDescriptionVO: { ISSHOW: '0' } }
  await press('收起且不再自动展开')
  expect(screen.queryByText('功能说明')).toBeNull()
  await waitFor(() => expect(server.asked(setAutoOpen)).toEqual([{ menuId: '10101', ISSHOW: '0' }]))
  await press('展开业务说明')
  await user.click(await screen.findByRole('button', { name: '恢复自动展开' }))
  await waitFor(() => expect(server.asked(setAutoOpen)).toHaveLength(2))
  expect(server.asked(setAutoOpen)[1]).toEqual({ menuId: '10101', ISSHOW: '1' })
})

test('[BL-040] [BL-041] a link of the text opens a menu, another site in a window', async () => {
  const open = vi.fn<typeof window.open>(() => null)
  vi.stubGlobal('open', open)
  const { openMenu } = show(<MenuPanel menu={menu} />)
  await user.click(await screen.findByText('协会'))
  expect(open).toHaveBeenCalledWith('https://x.example/', '_blank', 'noopener,noreferrer')
  act(() => sessionStore.setState({ menus: [menuNode('10102', { name: '划款指令查询' })] }))
  await user.click(screen.getByText('查询'))
  expect(openMenu).toHaveBeenCalledExactlyOnceWith('10102')
  act(() => sessionStore.setState({ menus: [] }))
  // no menu of this person: the portal says so
  await user.click(screen.getByText('查询'))
  expect(await screen.findByText('暂时无法访问此菜单，请刷新重试！')).toBeTruthy()
})

test('[BL-033] a video has a link only where there is one', async () => {
  const { unmount } = show(<MenuPanel menu={menu} />)
  await screen.findByText('功能说明')
  expect(screen.queryByRole('button', { name: '观看视频' })).toBeNull()
  unmount()
  server.answer(getMenuVideoList, () => [{ fileId: 'v', title: '录入', seconds: 30, captions: 'WEBVTT' }])
  const { openPage } = show(<MenuPanel menu={menu} />)
  await user.click(await screen.findByRole('button', { name: '观看视频' }))
  expect(openPage).toHaveBeenCalledWith({
    path: '/training-course/training-video/videos',
    query: { menuId: '10101' },
    title: '观看视频',
  })
})

test('[BL-042] [BL-043] the settings have a link where the menu has a template, extended for the transfer menus', async () => {
  server.answer(queryDefaultParamSettingList, () => [
    { itemId: 'transfer', name: '个性化设置', shared: '1' as const },
  ])
  const { unmount } = show(<MenuPanel menu={menu} />)
  expect(await screen.findByRole('button', { name: '个性化设置（适用于所有划款菜单）' })).toBeTruthy()
  unmount()
  server.answer(queryDefaultParamSettingList, () => [
    { itemId: 'x', name: '个性化设置', shared: '0' as const },
  ])
  show(<MenuPanel menu={menu} />)
  expect(await screen.findByRole('button', { name: '个性化设置' })).toBeTruthy()
})

test.each([panelTexts, complaintTexts, settingsTexts, pageTexts])(
  'texts are complete in English',
  (texts) => {
    expect(missingTexts(texts)).toEqual([])
  },
)
