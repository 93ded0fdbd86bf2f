import { raw, sql, system } from '@iisp/server'
import { expect, inject, test } from 'vitest'
import { listLookNote } from '../../contract/list-looks.ts'
import { startForTwo } from '../test/start-workspace.ts'

const { portal, lin, zhou } = await startForTwo(inject('databaseUrl'))
const page = { pageId: '10101' }

test('a look is kept for the account and the page, and each answers the one before', async () => {
  const first = await lin.ok(listLookNote, page)
  expect(first.before).toBeNull()
  portal.clock.advance(60)
  const second = await lin.ok(listLookNote, page)
  expect(second.before).toBe(first.lookedAt)
  expect((await lin.ok(listLookNote, page)).before).toBe(second.lookedAt)
  expect((await lin.ok(listLookNote, { pageId: '10102' })).before).toBeNull()
  expect((await zhou.ok(listLookNote, page)).before).toBeNull()
})

test('a page that the person does not have is not noted', async () => {
  await lin.ok(listLookNote, { pageId: '10103' })
  expect((await lin.ok(listLookNote, { pageId: '10103' })).before).toBeNull()
})

test('a stranger is refused', async () => {
  expect((await portal.visitor().send(listLookNote, page)).status).toBe(401)
})

test('a look of more than a month ago is none', async () => {
  await lin.ok(listLookNote, page)
  const monthAgo = sql`UPDATE workspace.list_look SET looked_at = looked_at - interval '32 days' RETURNING page_id`
  await portal.db.reader(system('test')).all(raw(monthAgo))
  expect((await lin.ok(listLookNote, page)).before).toBeNull()
})
