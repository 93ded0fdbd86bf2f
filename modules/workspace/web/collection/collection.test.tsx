import { changeReadBook, listReadBooks } from '@iisp/guide/contract'
import { type Output, refuse } from '@iisp/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { menuNode } from '@iisp/testing/menu-node'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { workspaceErrors } from '../../contract/errors.ts'
import { commomMenuList, getQuickMenuList, quickMenuConfig } from '../../contract/menu-choices.ts'
import { CollectionPage } from './CollectionPage.tsx'
import { collectionTexts } from './texts.ts'

const menusOf = (ids: readonly string[]): Output<typeof getQuickMenuList> =>
  ids.map((id, at) => ({ menuId: id, name: `菜单${id}`, path: `/p${id}`, sort: at + 1 }))

function show() {
  let books = [{ ID: '10102', MENUNAME: '划款指令查询', state: '1' as const }]
  let quick: readonly string[] = ['1', '2']
  const common: readonly string[] = []
  const server = new FakeServer()
    .answer(getQuickMenuList, () => menusOf(quick))
    .answer(commomMenuList, () => menusOf(common))
    .answer(listReadBooks, () => books)
    .answer(changeReadBook, ({ ID, MENUNAME, state }) => {
      books = books.filter((book) => book.ID !== ID)
      return { ID, MENUNAME, state }
    })
    .answer(quickMenuConfig, ({ menuIds }) => {
      quick = menuIds
      return null
    })
  const shown = stage(CollectionPage, {
    server,
    menus: [menuNode('1'), menuNode('2')],
    at: '/extension-center/collection',
  })
  return { ...shown, server }
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const entries = (list: Awaited<ReturnType<typeof section>>) =>
  list.queryAllByRole('listitem').map((entry) => entry.textContent)

test('a saved menu opens; an empty list says how to fill it', async () => {
  const { user, openMenu } = show()
  const quick = await section('快捷菜单')
  await user.click(await quick.findByRole('button', { name: '菜单2' }))
  expect(openMenu).toHaveBeenCalledWith('2')
  expect(await (await section('常用菜单')).findByText(/编辑首页/)).toBeTruthy()
})

test('a menu is moved by the keyboard and keeps the focus', async () => {
  const { user, server } = show()
  const quick = await section('快捷菜单')
  ;(await quick.findByRole('button', { name: '下移：菜单1' })).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(entries(quick)).toEqual(['菜单2', '菜单1']))
  expect(server.asked(quickMenuConfig)).toEqual([{ menuIds: ['2', '1'], seen: ['1', '2'] }])
  await waitFor(() => expect(document.activeElement).toBe(quick.getByRole('button', { name: '上移：菜单1' })))
})

test('a refused move says why and leaves the order', async () => {
  const { user, server } = show()
  server.answer(quickMenuConfig, () => refuse(workspaceErrors.menuNotPermitted))
  const quick = await section('快捷菜单')
  await user.click(await quick.findByRole('button', { name: '下移：菜单1' }))
  expect((await quick.findByRole('alert')).textContent).toContain('只能选择有权限的菜单')
  expect(entries(quick)).toEqual(['菜单1', '菜单2'])
})

test('a menu is removed after a question', async () => {
  const { user, server } = show()
  const quick = await section('快捷菜单')
  await user.click(await quick.findByRole('button', { name: '移除：菜单1' }))
  const question = within(await screen.findByRole('dialog'))
  expect(server.asked(quickMenuConfig)).toEqual([])
  await user.click(question.getByRole('button', { name: /确\s?定/ }))
  await waitFor(() => expect(entries(quick)).toEqual(['菜单2']))
})

test('a saved handbook is removed after a question; without any the list says how to save one', async () => {
  const { user } = show()
  const books = await section('业务红宝书')
  await user.click(await books.findByRole('button', { name: '移除：划款指令查询' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /确\s?定/ }))
  expect(await books.findByText(/尚未收藏红宝书/)).toBeTruthy()
})

test('every text is in both languages', () => expect(missingTexts(collectionTexts)).toEqual([]))
