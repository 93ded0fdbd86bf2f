import type { MenuNode } from '@iisp/contract'
import type { Profile } from '@iisp/contract/shell-answers'
import { getMenuAuthority, getMgrInfoBySessionId, getProtocolSign, loginout } from '@iisp/identity/contract'
import { type Person, stranger } from '@iisp/testing/browser'
import { testPassword } from '@iisp/testing/iisp'
import type { Request, WebSocket } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { stagePortal } from './portal.ts'
import { solvePuzzle } from './solve-puzzle.ts'

// what the page asks for once somebody has signed in, and what is left when they have signed out
const portal = stagePortal({ mainPlatformUrl: 'https://main.example', mainPlatformSecret: 'shared' })
let person: Person
const sockets: WebSocket[] = []
/** What the server sent over it. */
const beats: string[] = []
const profiles: { readonly status: number; readonly data: Profile | null }[] = []
let menus: MenuNode[]
let signed: unknown
let deployed: Request

test('an operator signs in with password and puzzle', async () => {
  person = await stranger(portal.browser, portal.iisp)
  const { page } = person
  page.on('websocket', (one) => {
    sockets.push(one)
    one.on('framereceived', ({ payload }) => beats.push(String(payload)))
  })
  page.on('response', async (one) => {
    if (new URL(one.url()).pathname !== getMgrInfoBySessionId.path) return
    // what comes last has no reader any more
    const body = (await one.json().catch(() => null)) as { data: Profile | null } | null
    if (body !== null) profiles.push({ status: one.status(), data: body.data })
  })
  await page.goto('/iisp/login')
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByLabel('邮箱账号').fill('lin.jing@yuanshan.example')
  await page.getByLabel('密码', { exact: true }).fill(testPassword)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  const [tree, flags] = [getMenuAuthority, getProtocolSign].map(async ({ path }) => {
    const answer = await page.waitForResponse(`**${path}`)
    return ((await answer.json()) as { data: unknown }).data
  })
  const version = page.waitForRequest(/\/version\.json/)
  await solvePuzzle(page, portal.iisp)
  deployed = await version
  menus = (await tree) as MenuNode[]
  signed = await flags
  await page.getByRole('region', { name: '我的待办' }).waitFor()
})

test('[SH-142] [SH-306] [SH-314] [BL-130] the profile of the session is what the page shows of the person; before it was 401', async () => {
  const [before, after] = profiles
  expect(before).toEqual({ status: 401, data: null })
  expect(after).toMatchObject({
    status: 200,
    data: {
      cpName: '远山私募基金管理有限公司',
      name: '林静',
      account: 'lin.jing@yuanshan.example',
      email: 'lin.jing@yuanshan.example',
      phone: expect.stringMatching(/^1/),
      instiCode: 'M001',
      cpId: 'M001',
      cpType: '1',
      supperMgrChg: '0',
      zoneType: 0,
      managerType: 1,
      managerTypeOrg: 1,
      isPublic: '0',
      isMgr: '0',
      isPrivateAccount: '0',
      loginType: 0,
      menuTopology: expect.any(String),
    },
  })
  const header = person.page.getByRole('banner')
  for (const shown of [after!.data!.cpName, after!.data!.name])
    await header.getByText(shown).first().waitFor()
})

const menuKeys = `id name displayName path icon sort level parentId children isNew isShowAppletTip isHiddenMenu coMenuPerm isJumpMenu
  yelcProtocolRelated tghhkProtocalRelated mjhhkProtocalRelated loginRelated`
test('[BL-123] [SH-149] [SH-310] the menu is the tree that the server answers, with what each may do', async () => {
  const all = menus.flatMap((group) => [group, ...group.children])
  expect([...new Set(all.flatMap((menu) => Object.keys(menu)))]).toEqual(
    expect.arrayContaining(menuKeys.split(/\s+/)),
  )
  for (const { id, name, displayName } of all)
    expect([id, displayName]).toEqual([expect.stringMatching(/^\d+$/), name])
  const tree = person.page.getByRole('navigation', { name: '菜单' })
  const names = (await tree.getByRole('button').allInnerTexts()).map((text) => text.split('\n')[0]!.trim())
  for (const { name, isHiddenMenu } of menus) if (isHiddenMenu === '0') expect(names).toContain(name)
  const [group] = menus
  for (const { parentId, level, coMenuPerm } of group!.children)
    expect([parentId, level, coMenuPerm]).toEqual([group!.id, 2, '1'])
})

test('[SH-153] [SH-315] which agreements are signed is asked for after the profile', () => {
  expect(signed).toEqual({ yelcProtocolSigned: '1', tghhkProtocolSigned: '1', mjhhkProtocolSigned: '1' })
})

test('[SH-350] the deployed version is asked for, and not taken from a cache', async () => {
  expect(new URL(deployed.url()).searchParams.get('t')).toMatch(/^\d{13}$/)
  const answer = await deployed.response()
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['cache-control']).toMatch(/no-store|no-cache/)
  expect(await answer?.json()).toEqual({ version: expect.stringMatching(/^[\w-]{6,}$/), menuTopology: true })
})

test('[SH-308] a socket for the heartbeat stands while somebody is signed in', async () => {
  await expect
    .poll(() => sockets.map((one) => new URL(one.url()).pathname))
    .toEqual(['/tgfw-integration/ws/keepalive'])
  await expect.poll(() => beats).toContainEqual(expect.stringMatching(/^\{"type":0,"time":/))
  expect(sockets[0]!.isClosed()).toBe(false)
})

test('[SH-302] [SH-310] signing out ends the session on the server: its cookie and its calls are worth nothing', async () => {
  const { page, context } = person
  const held = await context.cookies()
  const left = page.waitForResponse(`**${loginout.path}`)
  await page.getByRole('button', { name: /个人中心/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  expect((await left).status()).toBe(200)
  await page.waitForURL(/login\?logout=1/)
  await page.getByRole('heading', { name: '登录' }).waitFor()
  expect(await page.getByText('退出登录失败').count()).toBe(0)
  expect((await context.cookies()).some(({ name }) => name === 'sessionId')).toBe(false)
  await context.addCookies(held)
  for (const { path } of [getMgrInfoBySessionId, getMenuAuthority])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await page.request.get(path)).status()).toBe(401)
  expect(await ask(page, getMenuAuthority.path)).toBeNull()
  await page.goto('/iisp/new-home')
  await page.waitForURL('**/iisp/login**')
})
