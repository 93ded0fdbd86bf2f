import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Find, ModuleSearch } from '../search/search-source.ts'
import { address, orders, portal, tree } from './test/staged-portal.tsx'

const list = { id: '102', path: '/transfer-money/m102' }
const review = { id: '103', path: '/transfer-money/m103' }
const found = (id: string) => ({ id, title: `HK${id}`, page: list, query: { detail: id } })

const status = () => within(screen.getByRole('dialog', { name: '搜索' })).getByRole('status')

/** The portal with the search open, and one source of a module. */
async function searching(find: Find, more: Partial<ModuleSearch> = {}) {
  const load = vi.fn<ModuleSearch['load']>(async () => ({ default: find }))
  const search = { id: 'orders', group: { zh: '指令', en: 'Orders' }, pages: [list], load, ...more }
  const manifest = { ...orders, searches: [search] }
  const { user } = await portal('/', {
    menus: tree,
    parts: { manifests: async () => ({ default: [manifest] }) },
  })
  await screen.findByText('工作台')
  await user.keyboard('{Control>}k{/Control}')
  return { user, box: await screen.findByRole('combobox'), load }
}

test('what a module finds is announced, chosen with the keys, and opens at its address', async () => {
  const { user, box, load } = await searching(async () => [found('7'), found('8')])
  await user.type(box, '2')
  expect(load).not.toHaveBeenCalled()
  await user.type(box, '0')
  const group = await screen.findByRole('group', { name: '指令' })
  expect(within(group).getAllByRole('option')).toHaveLength(2)
  await waitFor(() => expect(status().textContent).toBe('找到2项'))
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(address).toBe('/iisp/transfer-money/m102?mid=102&detail=8'))
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('the next key aborts a search, whose late answer is not shown', async () => {
  const asked: { text: string; signal: AbortSignal; answer: () => void }[] = []
  const { user, box } = await searching(
    (text, { signal }) =>
      new Promise((resolve) => {
        asked.push({ text, signal, answer: () => resolve([found(text)]) })
      }),
  )
  await user.type(box, '20')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(status().textContent).toBe('正在搜索…')
  await user.type(box, '2')
  await waitFor(() => expect(asked.map(({ text }) => text)).toEqual(['20', '202']))
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  asked[1]?.answer()
  await screen.findByRole('option', { name: 'HK202' })
  asked[0]?.answer()
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['HK202'])
})

test('Enter before anything is found opens the first hit as soon as it is there, unless the text changes meanwhile', async () => {
  const answers: (() => void)[] = []
  const { user, box } = await searching(
    (text) => new Promise((resolve) => answers.push(() => resolve([found(text)]))),
  )
  await user.type(box, '20{Enter}2')
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  await screen.findByRole('option', { name: 'HK202' })
  await user.type(box, '6{Enter}')
  await waitFor(() => expect(answers).toHaveLength(3))
  answers[2]?.()
  await waitFor(() => expect(address).toBe('/iisp/transfer-money/m102?mid=102&detail=2026'))
})

test('hits for an earlier text are gone with the next key', async () => {
  const { user, box } = await searching((text) =>
    text === '20' ? Promise.resolve([found('7')]) : new Promise(() => {}),
  )
  await user.type(box, '20')
  await screen.findByRole('option', { name: 'HK7' })
  await user.type(box, '2{Enter}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(screen.getByRole('combobox')).toBeTruthy()
})

test('a person without any of its pages is not offered a source', async () => {
  const { user, box, load } = await searching(async () => [found('7')], { pages: [review] })
  await user.type(box, '20')
  await screen.findByText('没有找到与“20”相符的内容')
  expect(load).not.toHaveBeenCalled()
})
