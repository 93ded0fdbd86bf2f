import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { queryBusinessDescription } from '../../contract/panel.ts'
import {
  getMenuGuide,
  listMenuGuides,
  listMenuGuideVersions,
  previewRichText,
  saveMenuGuide,
} from '../../contract/menu-guides.ts'

let iisp: Iisp
let admin: TestClient
const menuId = '10103'
const part = (zh: string) => ({ uuid: 'p1', label: { zh: '说明', en: '' }, html: { zh, en: '' }, show: true })

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  admin = await iisp.as('guan.li')
})
afterAll(() => iisp.close())

test('a description is published in versions; what is not safe never gets in', async () => {
  const { version, content } = await admin.ok(getMenuGuide, { menuId })
  const next = { ...content, items: [part('<p onclick="x()">新说明<script>alert(1)</script></p>')] }
  expect(await admin.ok(saveMenuGuide, { menuId, version, content: next })).toEqual({ version: version + 1 })
  const reviewer = await iisp.as('zhou.hang')
  const seen = await reviewer.ok(queryBusinessDescription, { menuId })
  expect(seen.newMenuDescribe.map((item) => item.DESCRIBECH)).toEqual(['<p>新说明</p>'])
  expect((await admin.ok(getMenuGuide, { menuId, version })).content).toEqual(content)
  const versions = await admin.ok(listMenuGuideVersions, { menuId })
  expect(versions.list.map((row) => [row.version, row.by])).toEqual([
    [2, '管莉'],
    [1, '系统'],
  ])
  const late = await admin.send(saveMenuGuide, { menuId, version, content: next })
  expect([late.status, late.body.code]).toEqual([409, 'platform.conflict'])
})

test('[BL-034] [BL-124] items that are not shown say so, and a menu without description has none', async () => {
  const { version, content } = await admin.ok(getMenuGuide, { menuId: '10104' })
  const hidden = { ...content, items: [{ ...part('<p>藏</p>'), show: false }], notes: [] }
  await admin.ok(saveMenuGuide, { menuId: '10104', version, content: hidden })
  const guide = await (await iisp.as('shen.li')).ok(queryBusinessDescription, { menuId: '10104' })
  expect(guide.newMenuDescribe.map((item) => item.ISSHOW)).toEqual(['0'])
})

test.each([
  ['itself', { associations: [menuId] }, '菜单不可关联自身'],
  ['an unknown menu', { associations: ['99999'] }, '关联菜单不存在：99999'],
  ['an empty text', { items: [part('<p>&nbsp;</p>')] }, '请填写【说明】的说明内容'],
])('a description with %s is refused', async (_, change, msg) => {
  const { version, content } = await admin.ok(getMenuGuide, { menuId })
  const answer = await admin.send(saveMenuGuide, { menuId, version, content: { ...content, ...change } })
  expect([answer.status, answer.body.msg]).toEqual([400, msg])
})

test('the list holds every menu with a page; a preview is what will be stored', async () => {
  const { list, total } = await admin.ok(listMenuGuides, { keyword: '指令', pageSize: 2 })
  expect([list.length, total > 2]).toEqual([2, true])
  expect((await admin.ok(listMenuGuides, { keyword: '10101' })).list[0]).toMatchObject({
    menuName: '划款指令录入',
    version: 1,
  })
  expect(await admin.ok(previewRichText, { html: '<p>a<img src=x onerror=1></p>' })).toEqual({
    html: '<p>a</p>',
    changed: true,
  })
})

test('only the system administrator edits', async () => {
  for (const name of ['gu.min', 'du.jian']) {
    const client = await iisp.as(name)
    expect((await client.send(getMenuGuide, { menuId })).status).toBe(403)
  }
})
