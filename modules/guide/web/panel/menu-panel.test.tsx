import { queryBusinessDescription, setAutoOpen } from '@iisp/guide/contract'
import { readMenu } from '@iisp/contract'
import { menuNode } from '@iisp/testing/menu-node'
import { offerOnlineService } from '@iisp/web'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { sessionStore } from '@iisp/web/session/session'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { complaintTexts } from '../complaints/complaint-texts.ts'
import { pageTexts } from '../library/library-texts.ts'
import { settingsTexts } from '../settings/settings-texts.ts'
import { MenuPanel } from './MenuPanel.tsx'
import { panelTexts } from './panel-texts.ts'
import { guide, menu, setUpPanel } from './test/guide.ts'

const panel = setUpPanel()
const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByRole('button', { name }))

test('[BL-154] [BL-155] [BL-124] the panel is closed, opens by itself when its data is here, and lists what is shown', async () => {
  panel.show(<MenuPanel menu={menu} />)
  expect(screen.getByRole('button', { name: '展开业务说明' })).toBeTruthy()
  expect(await screen.findByText('功能说明')).toBeTruthy()
  expect(await screen.findByText(/录入划款指令/)).toBeTruthy()
  expect(screen.queryByText('草稿')).toBeNull()
})

test('[BL-026] [BL-156] [BL-154] with ISSHOW 0 it stays closed; its link opens and closes it', async () => {
  panel.answer = { ...guide, showDescriptionVO: { ISSHOW: '0' } }
  panel.show(<MenuPanel menu={menu} />)
  await screen.findByRole('button', { name: '点赞' })
  expect(screen.queryByText('功能说明')).toBeNull()
  await press('展开业务说明')
  expect(await screen.findByText('功能说明')).toBeTruthy()
  await press('收起业务说明')
  expect(screen.queryByText('功能说明')).toBeNull()
})

test('once read, it is found folded; who asked for it to unfold finds it open', async () => {
  const first = panel.show(<MenuPanel menu={menu} />)
  await screen.findByText('功能说明')
  first.unmount()
  const second = panel.show(<MenuPanel menu={menu} />)
  await screen.findByRole('button', { name: '点赞' })
  expect(screen.queryByText('功能说明')).toBeNull()
  second.unmount()
  panel.answer = { ...guide, AutoOpenVOS: [{ menuId: '10101', ISSHOW: '1' }] }
  panel.show(<MenuPanel menu={menu} />)
  expect(await screen.findByText('功能说明')).toBeTruthy()
})

test('[BL-034] without a description it does not open by itself and says 暂无数据', async () => {
  panel.answer = { ...guide, newMenuDescribe: [], explainNotes: [] }
  panel.show(<MenuPanel menu={menu} />)
  await screen.findByRole('button', { name: '点赞' })
  expect(screen.queryByText('暂无数据')).toBeNull()
  await press('展开业务说明')
  expect(screen.getByText('暂无数据')).toBeTruthy()
})

/**
 * The panels of two menus in their tabs. The one behind is hidden in the same way as by the
 * workspace.
 */
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
  panel.show(<TwoTabs />)
  await screen.findByText('功能说明')
  expect(unfolded()).toEqual(['true'])
  expect(panel.server.asked(queryBusinessDescription)).toEqual([{ menuId: '10101' }])
  // at once: its answer is not here yet
  fireEvent.click(screen.getByText('乙'))
  expect(unfolded()).toEqual(['false'])
  await waitFor(() => expect(unfolded()).toEqual(['true']))
  expect(panel.server.asked(queryBusinessDescription).at(-1)).toEqual({ menuId: '10102' })
  await press('甲')
  expect(unfolded()).toEqual(['false'])
  await screen.findByRole('button', { name: '点赞' })
  expect(unfolded()).toEqual(['false'])
})

test('[BL-025] back leads to the page seen before, home here', async () => {
  const { commands } = panel.show(<MenuPanel menu={menu} />)
  await press('返回')
  expect(commands.activate).toHaveBeenCalledWith('homeTab', undefined)
})

test('[BL-035] [BL-036] a note unfolds and folds; 更多说明 lists the rest', async () => {
  panel.show(<MenuPanel menu={menu} />)
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
  panel.answer = { ...guide, defaultMenuVO: { showNum: 1, showVisible: '1' } }
  panel.show(<MenuPanel menu={menu} />)
  expect(await screen.findByText('回答一')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '问题二' })).toBeNull()
})

test('[BL-037] online service opens the assistant; where there is none the phone is told', async () => {
  panel.show(<MenuPanel menu={menu} />)
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
  panel.server.answer(setAutoOpen, () => ({ result: 'success' as const }))
  panel.show(<MenuPanel menu={menu} />)
  await screen.findByText('功能说明')
  panel.answer = { ...guide, showDescriptionVO: { ISSHOW: '0' } }
  await press('收起且不再自动展开')
  expect(screen.queryByText('功能说明')).toBeNull()
  await waitFor(() => expect(panel.server.asked(setAutoOpen)).toEqual([{ menuId: '10101', ISSHOW: '0' }]))
  await press('展开业务说明')
  await user.click(await screen.findByRole('button', { name: '恢复自动展开' }))
  await waitFor(() => expect(panel.server.asked(setAutoOpen)).toHaveLength(2))
  expect(panel.server.asked(setAutoOpen)[1]).toEqual({ menuId: '10101', ISSHOW: '1' })
})

test('[BL-040] [BL-041] a link of the text opens a menu, another site in a window', async () => {
  const open = vi.fn<typeof window.open>(() => null)
  vi.stubGlobal('open', open)
  const { openMenu } = panel.show(<MenuPanel menu={menu} />)
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

test.each([panelTexts, complaintTexts, settingsTexts, pageTexts])(
  'texts are complete in English',
  (texts) => {
    expect(missingTexts(texts)).toEqual([])
  },
)
