import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  addComment,
  queryBusinessDescription,
  queryMenuAssociation,
  setAutoOpen,
} from '../../contract/panel.ts'
import {
  changeReadBook,
  downloadGuide,
  getMenuVideoList,
  listReadBooks,
  queryReadBook,
} from '../../contract/library.ts'

let iisp: Iisp
let operator: TestClient
const entry = '10101'
const describe = (client = operator, menuId = entry) => client.ok(queryBusinessDescription, { menuId })

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  operator = await iisp.as('lin.jing')
})
afterAll(() => iisp.close())

test('[BL-276] [BL-124] [SH-165] [SH-325] a menu’s description has its seven parts in the caller’s language', async () => {
  const guide = await describe()
  expect(Object.keys(guide)).toEqual(
    expect.arrayContaining([
      'newMenuDescribe',
      'commentDetailsByMenuId',
      'menuAssociationVOS',
      'readBookByMenuId',
      'defaultMenuVO',
      'AutoOpenVOS',
      'showDescriptionVO',
    ]),
  )
  expect(guide.newMenuDescribe[0]).toMatchObject({ uuid: 'what', LABEL: '功能说明', ISSHOW: '1' })
  expect(guide.newMenuDescribe[0]?.DESCRIBECH).toContain('<strong>')
  expect(guide.defaultMenuVO).toEqual({ showNum: 3, showVisible: '0' })
  expect(guide.explainNotes.length).toBeGreaterThan(3)
  const english = await operator.ok(queryBusinessDescription, { menuId: entry }, { language: 'en' })
  expect(english.newMenuDescribe[0]?.LABEL).toBe('What it is for')
})

test('a menu that the person does not have is answered like one that is not there', async () => {
  const foreign = await operator.send(queryBusinessDescription, { menuId: '10103' })
  const unknown = await operator.send(queryBusinessDescription, { menuId: '99999' })
  expect([foreign.status, foreign.body]).toEqual([404, unknown.body])
  expect((await operator.send(addComment, { menuId: '10103', menuName: 'x', status: '1' })).status).toBe(404)
})

test('[BL-158] [BL-277] [BL-125] praise starts with 3 and is kept by account and menu', async () => {
  expect((await describe()).commentDetailsByMenuId).toEqual({
    menuId: entry,
    menuName: '划款指令录入',
    status: '3',
  })
  await operator.ok(addComment, { menuId: entry, menuName: '划款指令录入', status: '1' })
  await operator.ok(addComment, { menuId: entry, menuName: '划款指令录入', status: '2' })
  expect((await describe()).commentDetailsByMenuId.status).toBe('2')
  expect((await describe(operator, '10102')).commentDetailsByMenuId.status).toBe('3')
  const { rows } = await iisp.owner.query('SELECT praise FROM guide.menu_choice')
  expect(rows).toEqual([{ praise: '2' }])
})

test('[BL-280] [BL-128] [BL-246] [BL-028] associations carry permission and gate, the permitted ones first', async () => {
  const menus = await operator.ok(queryMenuAssociation, { menuId: entry })
  expect(menus.map(({ id, coMenuPerm }) => [id, coMenuPerm])).toEqual([
    ['10102', '1'],
    ['10103', '0'],
  ])
  expect(menus[0]).toEqual({
    id: '10102',
    name: '划款指令查询',
    path: '/transfer-money/transfer-instruction/transfer-list',
    coMenuPerm: '1',
    loginRelated: '0',
  })
  expect((await describe()).menuAssociationVOS).toEqual(menus)
})

test('[BL-281] [BL-282] [BL-129] a book is kept, listed, and let go', async () => {
  expect(await operator.ok(queryReadBook, { menuId: entry })).toEqual({
    ID: entry,
    MENUNAME: '划款指令录入',
    state: '0',
  })
  await operator.ok(changeReadBook, { ID: entry, MENUNAME: '划款指令录入', state: '1' })
  expect((await operator.ok(listReadBooks, {})).map((book) => book.ID)).toEqual([entry])
  expect((await describe()).readBookByMenuId?.state).toBe('1')
  const other = await iisp.as('he.yu')
  expect(await other.ok(listReadBooks, {})).toEqual([])
  await operator.ok(changeReadBook, { ID: entry, MENUNAME: '', state: '0' })
  expect(await operator.ok(listReadBooks, {})).toEqual([])
})

test('[BL-038] [BL-154] [BL-155] the panel opens by itself until the person says otherwise', async () => {
  expect((await describe()).showDescriptionVO).toEqual({ ISSHOW: '1' })
  await operator.ok(setAutoOpen, { menuId: entry, ISSHOW: '0' })
  const closed = await describe()
  expect([closed.showDescriptionVO, closed.AutoOpenVOS]).toEqual([
    { ISSHOW: '0' },
    [{ menuId: entry, ISSHOW: '0' }],
  ])
  expect((await describe(await iisp.as('he.yu'))).showDescriptionVO.ISSHOW).toBe('1')
  await operator.ok(setAutoOpen, { menuId: entry, ISSHOW: '1' })
  expect((await describe()).showDescriptionVO.ISSHOW).toBe('1')
})

test('[BL-039] a guide is downloaded by its id; an unknown one is not there', async () => {
  const file = await operator.raw('POST', downloadGuide.path, JSON.stringify({ fileId: 'guide-ukey' }))
  expect([file.status, file.text.includes('UKEY 登录指引')]).toEqual([200, true])
  expect(file.headers.get('content-disposition')).toContain('attachment')
  for (const fileId of ['../package.json', 'guide-nothing']) {
    expect((await operator.send(downloadGuide, { fileId })).status).toBe(404)
  }
})

test('[BL-033] [SH-348] a video is listed with its menu and captions and delivered; one of a menu that the person does not have is not', async () => {
  const [video] = await operator.ok(getMenuVideoList, { MENUID: entry })
  expect(video).toMatchObject({
    MENUID: entry,
    MENUNAME: '划款指令录入',
    fileId: 'video-transfer-entry',
    title: '录入一笔划款指令',
    seconds: 30,
  })
  expect(await operator.ok(getMenuVideoList, {})).toEqual([video])
  expect(await (await iisp.as('shen.li')).ok(getMenuVideoList, {})).toEqual([])
  expect(video?.captions).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:05\.000\n/)
  const { headers } = await operator.send(downloadGuide, { fileId: 'video-transfer-entry' })
  expect(headers.get('content-type')).toBe('video/webm')
  expect(headers.get('accept-ranges')).toBe('bytes')
  expect(await operator.ok(getMenuVideoList, { MENUID: '10103' })).toEqual([])
})

test('a stranger sees no row of what another manager’s people chose', async () => {
  await operator.ok(addComment, { menuId: entry, menuName: '', status: '1' })
  const { rows } = await iisp.owner.query(
    `SELECT count(*)::int AS n FROM pg_class WHERE oid IN ('guide.menu_choice'::regclass, 'guide.complaint'::regclass,
      'guide.post'::regclass, 'guide.point'::regclass, 'guide.param_setting'::regclass, 'guide.account_gate'::regclass)
      AND relrowsecurity AND relforcerowsecurity`,
  )
  expect(rows).toEqual([{ n: 6 }])
})
