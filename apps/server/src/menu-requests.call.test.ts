import type { MenuNode } from '@iisp/contract'
import {
  changeMgrUser,
  getMenuAuthority,
  getMenuRequest,
  menuRequestEnd,
  menuRequestGrant,
  menuRequestList,
  menuRequestSubmit,
} from '@iisp/identity/contract'
import { messageList } from '@iisp/notices/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { errorLog, menuRequests } from '@iisp/identity/contract'
import { faqDesk } from '@iisp/assistant/contract'
import { transferReview, transferSign } from '@iisp/transfers/contract'
import { getPriorities, getPrioritiesByMenuId } from '@iisp/workspace/contract'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'

let iisp: Iisp
let operator: TestClient
let administrator: TestClient
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl'), orders: 60 })
}, 120_000)
afterAll(() => iisp?.close())
beforeEach(async () => {
  iisp.clock.set('2026-11-20T10:00:00+08:00')
  await iisp.owner.query('DELETE FROM identity.menu_request')
  operator = await iisp.as('lin.jing')
  administrator = await iisp.as('gu.min')
})

const review = transferReview.id
const ask = (menuId: string = review, client = operator) =>
  client.send(menuRequestSubmit, { menuId, reason: '周航休假，代为复核' })
/** Asks for the page 指令复核; the request as the administrator sees it. */
async function asked() {
  expect((await ask()).status).toBe(200)
  const [request] = (await administrator.ok(menuRequestList, { open: true })).list
  return request ?? expect.fail('there is no request')
}
const leavesOf = (menus: readonly MenuNode[]): MenuNode[] =>
  menus.flatMap((menu) => (menu.children.length > 0 ? leavesOf(menu.children) : [menu]))
const permissionOf = async (client: TestClient, id: string = review) =>
  leavesOf(await client.ok(getMenuAuthority, {})).find((menu) => menu.id === id)?.coMenuPerm
const titles = async (client: TestClient) =>
  (await client.ok(messageList, {})).list.map(({ title, content }) => `${title}: ${content}`)

test('an operator asks, the administrator grants for a week, the page opens with its calls and ends by itself', async () => {
  expect(await operator.ok(getMenuRequest, { menuId: review })).toEqual({
    offered: true,
    pending: false,
    administrators: ['顾敏'],
  })
  expect(await permissionOf(operator)).toBe('0')
  const request = await asked()
  expect(request).toMatchObject({
    name: '林静',
    account: 'lin.jing@yuanshan.example',
    menuName: '指令复核',
    reason: '周航休假，代为复核',
    state: 'pending',
    actions: ['grant', 'refuse'],
  })
  expect(await operator.ok(getMenuRequest, { menuId: review })).toMatchObject({ pending: true })
  const todos = await administrator.ok(getPriorities, {})
  expect(todos.find(({ menuName }) => menuName === '权限申请')?.total).toBe(1)
  await vi.waitFor(async () =>
    expect(await titles(administrator)).toContain('有新的权限申请: 林静申请“指令复核”的权限，请处理。'),
  )

  await administrator.ok(menuRequestGrant, { id: request.id, days: 7 })
  expect(await permissionOf(operator)).toBe('1')
  await vi.waitFor(async () =>
    expect(await titles(operator)).toContain(
      '权限申请已通过: 您已获得“指令复核”的权限，有效期至2026-11-27。',
    ),
  )
  iisp.clock.set('2026-11-27T23:59:00+08:00')
  expect(await permissionOf(await iisp.as('lin.jing'))).toBe('1')
  iisp.clock.set('2026-11-28T00:00:30+08:00')
  expect(await permissionOf(await iisp.as('lin.jing'))).toBe('0')
  const again = await iisp.as('gu.min')
  expect((await again.ok(menuRequestList, {})).list).toMatchObject([{ state: 'lapsed', actions: [] }])
})

test('what is granted is the page and no role: other pages of that role stay closed', async () => {
  const ta = await iisp.as('ji.deng')
  const guan = await iisp.as('guan.li')
  expect((await ask(faqDesk.id, ta)).status).toBe(200)
  const [request] = (await guan.ok(menuRequestList, { open: true })).list
  await guan.ok(menuRequestGrant, { id: request?.id ?? '', days: 0 })
  const callsOf = (id: string) =>
    iisp.portal.handlers
      .map(({ call }) => call)
      .filter(
        ({ access, effect }) =>
          effect === 'read' && access.who === 'pages' && access.pages.every((page) => page.id === id),
      )
  const statuses = async (id: string) =>
    Promise.all(callsOf(id).map(async (call) => (await ta.send(call, {})).body.code ?? 'ok'))
  expect(await statuses(faqDesk.id)).not.toContain('platform.noPermission')
  expect(new Set(await statuses(errorLog.id))).toEqual(new Set(['platform.noPermission']))
})

test('a refusal and taking back name the reason, which the owner is told; the page closes at once', async () => {
  const first = await asked()
  await administrator.ok(menuRequestEnd, { id: first.id, action: 'refuse', reason: '已安排他人' })
  await vi.waitFor(async () =>
    expect(await titles(operator)).toContain(
      '权限申请未通过: 您对“指令复核”的权限申请未通过。原因：已安排他人',
    ),
  )
  const second = await asked()
  await administrator.ok(menuRequestGrant, { id: second.id, days: 0 })
  expect(await permissionOf(operator)).toBe('1')
  await administrator.ok(menuRequestEnd, { id: second.id, action: 'takeBack', reason: '周航已返岗' })
  expect(await permissionOf(operator)).toBe('0')
  const closed = await administrator.send(menuRequestGrant, { id: second.id, days: 7 })
  expect(closed.body).toMatchObject({ status: 409, msg: '该申请已处理，请刷新后重试' })
  const { rows } = await iisp.owner.query<{ action: string; real_person: string }>(
    `SELECT action, real_person FROM platform.audit WHERE object = $1 ORDER BY seq`,
    [`menu-request:${second.id}`],
  )
  expect(rows).toEqual([
    { action: 'identity.menu-ask', real_person: '101' },
    { action: 'identity.menu-grant', real_person: '104' },
    { action: 'identity.menu-take-back', real_person: '104' },
  ])
})

test('one asks once, with a reason, only for what stands under 可申请', async () => {
  await asked()
  expect((await ask()).body.msg).toBe('您已申请该菜单的权限，请等待管理员处理')
  expect((await ask(transferSign.id)).body.msg).toBe('该菜单不可申请，或您已有该菜单的权限')
  expect((await ask('10102')).body.code).toBe('identity.menuNotOffered')
  expect((await operator.send(menuRequestSubmit, { menuId: review, reason: '  ' })).status).toBe(400)
  const channel = await ask('10103', await iisp.as('he.yu'))
  expect(channel.body.msg).toBe('贵机构尚无可处理申请的管理员，请联系客服')
})

test('nobody decides for themselves, for another institution, or while acting as the administrator', async () => {
  const request = await asked()
  const grant = (client: TestClient) => client.send(menuRequestGrant, { id: request.id, days: 7 })
  expect((await grant(operator)).body.code).toBe('platform.noPermission')
  expect((await grant(await iisp.as('guan.li'))).status).toBe(404)
  expect((await (await iisp.as('guan.li')).ok(menuRequestList, {})).list).toEqual([])
  const acting = await iisp.as('du.jian')
  await acting.ok(changeMgrUser, { account: 'gu.min@yuanshan.example', reason: '代为处理' })
  expect((await grant(acting)).body.code).toBe('identity.notAsAnother')
  expect((await acting.ok(menuRequestList, {})).list).toMatchObject([{ actions: [] }])
  await iisp.owner.query(
    `UPDATE identity.account SET roles = '{operator,administrator}' WHERE email = 'lin.jing@yuanshan.example'`,
  )
  const self = await iisp.as('lin.jing')
  expect((await grant(self)).body.code).toBe('platform.secondPerson')
  // it waits for another administrator: the list says so, and so does the to-do
  expect((await self.ok(menuRequestList, { open: true })).list).toEqual([])
  expect((await self.ok(getPrioritiesByMenuId, { menuId: menuRequests.id })).total).toBe(0)
  await iisp.owner.query(
    `UPDATE identity.account SET roles = '{operator}' WHERE email = 'lin.jing@yuanshan.example'`,
  )
})

test('nobody decides on a menu for their own account, whoever asked for it', async () => {
  const request = await asked()
  await iisp.owner.query(
    `UPDATE identity.menu_request SET account_id = (SELECT id FROM identity.account WHERE email = 'gu.min@yuanshan.example')
     WHERE id = $1`,
    [request.id],
  )
  expect((await administrator.ok(menuRequestList, { open: true })).list).toEqual([])
  expect((await administrator.ok(menuRequestList, {})).list).toMatchObject([{ id: request.id, actions: [] }])
  const granted = await administrator.send(menuRequestGrant, { id: request.id, days: 7 })
  expect(granted.body.code).toBe('platform.secondPerson')
})

test('where money needs a second factor, granting needs one too', async () => {
  const request = await asked()
  await iisp.owner.query(
    `UPDATE identity.institution SET strong_sign_in = true WHERE institution_id = 'M001'`,
  )
  const weak = await iisp.as('gu.min', 0)
  expect((await weak.send(menuRequestGrant, { id: request.id, days: 7 })).body.code).toBe(
    'platform.factorNeeded',
  )
  await iisp.owner.query(
    `UPDATE identity.institution SET strong_sign_in = false WHERE institution_id = 'M001'`,
  )
})
