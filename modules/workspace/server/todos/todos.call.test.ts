import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { getPriorities, getPrioritiesByMenuId, getTodoList } from '../../contract/todos.ts'
import { type WorkspacePortal, startWorkspace } from '../test/start-workspace.ts'

let portal: WorkspacePortal
beforeAll(async () => {
  portal = await startWorkspace(inject('databaseUrl'))
})
afterAll(() => portal?.close())

test('[BL-271] [BL-288] [BL-150] to-dos and their counts come for the menus a person may open', async () => {
  const reviewer = await portal.signedIn('zhou.hang@yuanshan.example')
  const review = {
    menuId: '10103',
    menuName: '菜单10103',
    type: '其他',
    path: '/transfer-money/review',
    total: 3,
    oldest: null,
    opens: '10103',
    query: '',
  }
  expect(await reviewer.ok(getPriorities, {})).toEqual([review])
  const listed = {
    ID: '10103',
    menuName: '菜单10103',
    type: '5',
    path: '/transfer-money/review',
    opens: '10103',
    query: '',
  }
  expect(await reviewer.ok(getTodoList, {})).toEqual([listed])
  expect(await reviewer.ok(getPrioritiesByMenuId, { menuId: '10103' })).toMatchObject({ total: 3 })
  const operator = await portal.signedIn('lin.jing@yuanshan.example')
  expect(await operator.ok(getPriorities, {})).toEqual([])
  expect(await operator.ok(getTodoList, {})).toEqual([])
  expect(await operator.ok(getPrioritiesByMenuId, { menuId: '10103' })).toMatchObject({ total: 0 })
})
