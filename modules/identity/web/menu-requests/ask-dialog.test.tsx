import { readMenu, refuse } from '@iisp/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { menuNode } from '@iisp/testing/menu-node'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { menuRequestErrors } from '../../contract/menu-request-errors.ts'
import { getMenuRequest, menuRequestSubmit } from '../../contract/menu-requests.ts'
import { AskDialog } from './AskDialog.tsx'
import { askTexts } from './ask-texts.ts'
import { menuRequestTexts } from './menu-request-texts.ts'

const review = readMenu(menuNode('10103', { name: '指令复核', coMenuPerm: '0' }))

test('all texts are there in both languages', () => {
  expect([...missingTexts(askTexts), ...missingTexts(menuRequestTexts)]).toEqual([])
})

test.each([
  [
    'whoever has asked already',
    { offered: true, pending: true, administrators: ['顾敏'] },
    '请等待管理员处理',
  ],
  [
    'an institution without administrator',
    { offered: true, pending: false, administrators: [] },
    '尚无可处理申请的管理员',
  ],
  [
    'a menu that was granted meanwhile',
    { offered: false, pending: false, administrators: ['顾敏'] },
    '您已有该菜单的权限',
  ],
])('%s is told so and can send nothing', async (_, answer, text) => {
  stage(<AskDialog menu={review} />, { server: new FakeServer().answer(getMenuRequest, () => answer) })
  expect(await screen.findByText(new RegExp(text))).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a refused request keeps the reason, over a reload too, and says why', async () => {
  const server = new FakeServer()
    .answer(getMenuRequest, () => ({ offered: true, pending: false, administrators: ['顾敏'] }))
    .answer(menuRequestSubmit, () => refuse(menuRequestErrors.menuAskedTooOften, { limit: '20' }))
  const { user, unmount } = stage(<AskDialog menu={review} />, { server })
  await user.click(await screen.findByRole('button', { name: '提交申请' }))
  expect(await screen.findByText('请填写申请原因')).toBeTruthy()
  await user.type(screen.getByRole('textbox'), '代为复核')
  await user.click(screen.getByRole('button', { name: '提交申请' }))
  expect(await screen.findByText('一天最多申请20次，请明日再试')).toBeTruthy()
  await waitFor(() =>
    expect(server.asked(menuRequestSubmit)).toEqual([{ menuId: '10103', reason: '代为复核' }]),
  )
  const typed = () => screen.getByRole<HTMLTextAreaElement>('textbox').value
  expect(typed()).toBe('代为复核')
  unmount()
  stage(<AskDialog menu={review} />, { server })
  expect(await screen.findByText('已恢复上次未保存的内容')).toBeTruthy()
  expect(typed()).toBe('代为复核')
})
