import { raw, sql, system } from '@iisp/server'
import { expect, inject, test } from 'vitest'
import { listLook, listLookNote } from '../../contract/list-looks.ts'
import { startForTwo } from '../test/start-workspace.ts'

const { portal, lin, zhou } = await startForTwo(inject('databaseUrl'))
const page = { pageId: '10101' }

test('a look is kept for the account and the page, and the last one counts', async () => {
  expect(await lin.ok(listLook, page)).toEqual({ lookedAt: null })
  await lin.ok(listLookNote, page)
  portal.clock.advance(60)
  const noted = await lin.ok(listLookNote, page)
  expect(await lin.ok(listLook, page)).toEqual(noted)
  expect(await lin.ok(listLook, { pageId: '10102' })).toEqual({ lookedAt: null })
  expect(await zhou.ok(listLook, page)).toEqual({ lookedAt: null })
})

test('a page that the person does not have is not noted', async () => {
  await lin.ok(listLookNote, { pageId: '10103' })
  expect(await lin.ok(listLook, { pageId: '10103' })).toEqual({ lookedAt: null })
})

test('a stranger is refused', async () => {
  expect((await portal.visitor().send(listLook, page)).status).toBe(401)
  expect((await portal.visitor().send(listLookNote, page)).status).toBe(401)
})

test('a look of more than a month ago is none', async () => {
  await lin.ok(listLookNote, page)
  const monthAgo = sql`UPDATE workspace.list_look SET looked_at = looked_at - interval '32 days' RETURNING page_id`
  await portal.db.reader(system('test')).all(raw(monthAgo))
  expect(await lin.ok(listLook, page)).toEqual({ lookedAt: null })
})
