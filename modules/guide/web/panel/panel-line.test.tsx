import {
  addComment,
  changeReadBook,
  getMenuVideoList,
  queryDefaultParamSettingList,
} from '@iisp/guide/contract'
import { platformErrors, refuse } from '@iisp/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { MenuPanel } from './MenuPanel.tsx'
import { associated, guide, menu, setUpPanel } from './test/guide.ts'

const panel = setUpPanel()
const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByRole('button', { name }))

test('[BL-027] the code for the phone shows where the menu has it', async () => {
  const { unmount } = panel.show(<MenuPanel menu={menu} />)
  expect(screen.queryByRole('button', { name: '手机查看' })).toBeNull()
  unmount()
  panel.show(<MenuPanel menu={{ ...menu, appletTip: true }} />)
  fireEvent.focus(screen.getByRole('button', { name: '手机查看' }))
  expect(await screen.findByRole('img', { name: '使用手机扫码打开本页面' })).toBeTruthy()
})

test('[BL-028] [BL-029] [BL-246] four shortcuts at most; one without permission is dimmed and says why', async () => {
  const { openMenu } = panel.show(<MenuPanel menu={menu} />)
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
  panel.answer = {
    ...guide,
    menuAssociationVOS: [named('1', '银行间债券结算'), named('2', '产品成立与备案资料')],
  }
  panel.show(<MenuPanel menu={menu} />)
  const list = await screen.findByRole('list', { name: '关联菜单' })
  expect(within(list).getByText('银行间债券结算').title).toBe('')
  expect(within(list).getByTitle('产品成立与备案资料').textContent).toBe('产品成立与备案资…')
})

test('[BL-030] [BL-129] [BL-282] the book opens its page, and is kept by a press', async () => {
  panel.server.answer(changeReadBook, () => ({ ID: '10101', MENUNAME: '划款指令录入', state: '1' as const }))
  const { openPage } = panel.show(<MenuPanel menu={menu} />)
  await screen.findByRole('button', { name: '业务红宝书' })
  await press('业务红宝书')
  expect(openPage).toHaveBeenCalledWith({
    path: '/integrated-management/subscription-center/Service-Content',
    query: { id: '10101', name: '划款指令录入' },
    title: '业务红宝书',
  })
  panel.answer = { ...guide, readBookByMenuId: { ID: '10101', MENUNAME: '划款指令录入', state: '1' } }
  await press('收藏')
  expect(await screen.findByRole('button', { name: '取消收藏' })).toBeTruthy()
  expect(panel.server.asked(changeReadBook)).toEqual([{ ID: '10101', MENUNAME: '划款指令录入', state: '1' }])
})

test('[BL-031] [BL-158] [BL-125] [BL-277] like lights up and is saved; what is refused is taken back', async () => {
  panel.server.answer(addComment, () => ({ menuId: '10101', menuName: '划款指令录入', status: '1' as const }))
  panel.show(<MenuPanel menu={menu} />)
  const like = await screen.findByRole('button', { name: '点赞' })
  expect([
    like.getAttribute('aria-pressed'),
    screen.getByRole('button', { name: '点踩' }).ariaPressed,
  ]).toEqual(['false', 'false'])
  panel.answer = { ...guide, commentDetailsByMenuId: { ...guide.commentDetailsByMenuId, status: '1' } }
  await user.click(like)
  await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('true'))
  expect(panel.server.asked(addComment)).toEqual([{ menuId: '10101', menuName: '划款指令录入', status: '1' }])
  panel.server.answer(addComment, () => refuse(platformErrors.notFound))
  const dislike = screen.getByRole('button', { name: '点踩' })
  await user.click(dislike)
  await waitFor(() => expect(dislike.getAttribute('aria-pressed')).toBe('false'))
  expect(like.getAttribute('aria-pressed')).toBe('true')
})

test('[BL-159] [BL-160] [BL-161] [BL-162] each press sends and shows what follows from the one before', async () => {
  const store = (status: '1' | '2' | '3') => {
    panel.answer = { ...guide, commentDetailsByMenuId: { ...guide.commentDetailsByMenuId, status } }
    return panel.answer.commentDetailsByMenuId
  }
  panel.server.answer(addComment, ({ status }) => store(status))
  panel.show(<MenuPanel menu={menu} />)
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
    const sent = panel.server.asked(addComment).length
    await press(name)
    await waitFor(() => expect(panel.server.asked(addComment)).toHaveLength(sent + 1))
    expect(panel.server.asked(addComment).at(-1)).toMatchObject({ status })
    await waitFor(() => expect(lit()).toEqual(shown))
  }
})

test('[BL-033] a video has a link only where there is one', async () => {
  const { unmount } = panel.show(<MenuPanel menu={menu} />)
  await screen.findByText('功能说明')
  expect(screen.queryByRole('button', { name: '观看视频' })).toBeNull()
  unmount()
  panel.server.answer(getMenuVideoList, () => [
    {
      MENUID: '10101',
      MENUNAME: '划款指令录入',
      fileId: 'v',
      title: '录入',
      seconds: 30,
      captions: 'WEBVTT',
    },
  ])
  const { openPage } = panel.show(<MenuPanel menu={menu} />)
  await user.click(await screen.findByRole('button', { name: '观看视频' }))
  expect(openPage).toHaveBeenCalledWith({
    path: '/training-course/training-video/videos',
    query: { menuId: '10101' },
    title: '观看视频',
  })
})

test('[BL-042] [BL-043] the settings have a link where the menu has a template, extended for the transfer menus', async () => {
  panel.server.answer(queryDefaultParamSettingList, () => [
    { itemId: 'transfer', name: '个性化设置', shared: '1' as const },
  ])
  const { unmount } = panel.show(<MenuPanel menu={menu} />)
  expect(await screen.findByRole('button', { name: '个性化设置（适用于所有划款菜单）' })).toBeTruthy()
  unmount()
  panel.server.answer(queryDefaultParamSettingList, () => [
    { itemId: 'x', name: '个性化设置', shared: '0' as const },
  ])
  panel.show(<MenuPanel menu={menu} />)
  expect(await screen.findByRole('button', { name: '个性化设置' })).toBeTruthy()
})
