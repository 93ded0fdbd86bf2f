import type { Profile } from '@iisp/contract/shell-answers'
import { getMgrInfoBySessionId } from '@iisp/identity/contract'
import { quantitativeProducts } from '@iisp/product/contract'
import { expect, test } from 'vitest'
import { ask } from '../ask.ts'
import { type WindowPerson, stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')

const refused = '抱歉，您无权访问该页面'
const openTabs = (page: WindowPerson['page']) =>
  page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab')

test.each([
  ['[SH-034]', '/novice-zone', '新手专区'],
  ['[SH-080]', '/product-publish-zone', '产品发布专区'],
  ['[SH-076]', '/super-fof', '超级FOF专区'],
  ['[SH-077]', '/risk-zone', '风控专区'],
  ['[SH-075] [SH-084]', '/operate-guide-zone', '操作指引专区'],
])('%s %s shows its zone in the home tab', async (_, path, name) => {
  const { page } = operator
  await page.goto(`/iisp${path}`)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  const zone = page.getByRole('region', { name: '我的功能' })
  await zone
    .getByRole('button', { name: '划款指令查询' })
    .or(zone.getByRole('button', { name: '证券账户开户' }))
    .first()
    .waitFor()
  expect(await openTabs(page).allInnerTexts()).toEqual([name])
})

test('[SH-085] [SH-086] [SH-087] [SH-318] switching through the zones opens no tab, sends each index, and the profile shows it', async () => {
  const { page } = operator
  const sent: unknown[] = []
  const shown: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/changeZoneTypeOption')) sent.push(request.postDataJSON())
  })
  await page.goto('/iisp/new-home')
  const zones = page.getByRole('navigation', { name: '首页专区' })
  for (const name of ['新手专区', '产品发布专区', '超级FOF专区', '风控专区', '操作指引专区', '首页']) {
    const answered = page.waitForResponse('**/changeZoneTypeOption')
    await zones.getByRole('button', { name, exact: true }).click()
    expect((await answered).status()).toBe(200)
    expect(await openTabs(page).count()).toBe(1)
    shown.push((await ask<Profile>(page, getMgrInfoBySessionId.path)).zoneType)
  }
  expect(sent.slice(-6).map((one) => (one as { zoneType: number }).zoneType)).toEqual([1, 2, 4, 6, 8, 0])
  expect(shown).toEqual([1, 2, 4, 6, 8, 0])
})

test.each([
  ['[SH-269]', '/equtiy-area'],
  ['[SH-270]', '/quantitative-zone'],
  ['[SH-271]', '/global-fund-home'],
  ['[SH-263]', '/channel-zone-home'],
  ['[SH-262]', '/consignment-home'],
])('%s %s is refused to a manager without what it needs', async (_, path) => {
  const { page } = operator
  await page.goto(`/iisp${path}`)
  await page.getByText(refused).waitFor()
})

test('[SH-079] [SH-269] the equity zone is offered where the institution manages private equity', async () => {
  await portal.iisp.owner.query(
    `UPDATE identity.institution SET is_equity = true WHERE institution_id = 'M001'`,
  )
  const { page } = await portal.signedIn('gu.min')
  await page.goto('/')
  await page.getByRole('navigation', { name: '首页专区' }).getByRole('button', { name: '股权专区' }).click()
  await page.waitForURL('**/iisp/equtiy-area')
  await page.getByRole('heading', { level: 1, name: '股权专区' }).waitFor()
})

test('[BU-018] [SH-074] [SH-264] [SH-265] [SH-266] [SH-267] [SH-268] a channel has its own home, and the zones of managers are neither offered nor opened', async () => {
  const { page } = await portal.signedIn('qian.duo')
  await page.goto('/')
  await page.waitForURL('**/iisp/channel-zone-home')
  await page.getByRole('heading', { level: 1, name: /钱多/ }).waitFor()
  expect(await page.getByRole('navigation', { name: '首页专区' }).count()).toBe(0)
  for (const path of [
    'novice-zone',
    'product-publish-zone',
    'super-fof',
    'risk-zone',
    'operate-guide-zone',
  ]) {
    await page.goto(`/iisp/${path}`)
    await page.getByText(refused).waitFor()
  }
})

test('[BU-019] [SH-078] [SH-262] the people of an agency start at the consignment home and come back to it', async () => {
  const { page, complaints } = await portal.signedIn('pu.lin')
  await page.goto('/')
  await page.waitForURL('**/iisp/consignment-home')
  await page.getByRole('heading', { level: 1, name: /蒲林/ }).waitFor()
  await page.getByRole('region', { name: '代销首页' }).getByText('代销机构的业务入口').waitFor()
  expect(await openTabs(page).allInnerTexts()).toEqual(['代销首页'])
  await page.getByRole('region', { name: '相关业务' }).getByRole('button', { name: '资金专区' }).click()
  await page.waitForURL('**/iisp/capital-zone')
  await openTabs(page).first().click()
  await page.waitForURL('**/iisp/consignment-home')
  expect(complaints).toEqual([])
  const channel = await portal.signedIn('qian.duo')
  await channel.page.goto('/iisp/consignment-home')
  await channel.page.getByText(refused).waitFor()
})

test('[SH-081] [SH-270] [BU-228] who has quantitative menus has the zone, which lists what its own call answers', async () => {
  const { page, complaints } = await portal.signedIn('he.yu')
  await page.goto('/')
  const asked = page.waitForResponse('**/getQuantMenuAuthority')
  await page.getByRole('navigation', { name: '首页专区' }).getByRole('button', { name: '量化专区' }).click()
  expect((await asked).status()).toBe(200)
  await page.waitForURL('**/iisp/quantitative-zone')
  await page.getByRole('heading', { level: 1, name: '量化专区' }).waitFor()
  expect(await openTabs(page).count()).toBe(1)
  await page.getByRole('region', { name: '我的功能' }).getByRole('button', { name: '量化产品列表' }).click()
  await page.waitForURL(`**${quantitativeProducts.path}*`)
  await page.getByRole('row', { name: /启明量化对冲/ }).waitFor()
  expect(complaints).toEqual([])
})

test('[SH-313] the equity zone lists the menus that the server answers for it', async () => {
  const { page } = await portal.signedIn('tang.ning')
  await page.goto('/iisp/new-home')
  const asked = page.waitForResponse('**/getEquityMenuAuthority')
  await page.getByRole('navigation', { name: '首页专区' }).getByRole('button', { name: '股权专区' }).click()
  const answer = (await (await asked).json()) as { data: { isEquity: string } }
  expect(answer.data.isEquity).toBe('1')
  const own = page.getByRole('region', { name: '我的功能' })
  await own.getByRole('button', { name: '划款指令查询' }).waitFor()
  expect(await own.getByRole('button', { name: '证券账户开户' }).count()).toBe(0)
})

test('[SH-444] a list of products shows each status code by its label', async () => {
  const labels = ['未成立', '运作中', '清盘中', '已清盘']
  const { rows } = await portal.iisp.owner.query<{ code: string; status: string }>(
    `UPDATE product.product p SET quantitative = true, status = s.status,
       established_on = CASE WHEN s.status = '0' THEN NULL ELSE date '2025-01-02' END
     FROM (SELECT id, (row_number() OVER (ORDER BY id) - 1)::text AS status FROM product.product
       WHERE institution_id = 'M002' AND parent_id IS NULL ORDER BY id LIMIT 4) s
     WHERE p.id = s.id RETURNING code, p.status`,
  )
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['0', '1', '2', '3'])
  const { page, context } = await portal.signedIn('he.yu')
  await page.goto(`/iisp${quantitativeProducts.path}`)
  for (const { code, status } of rows) {
    const row = page.getByRole('row').filter({ hasText: code })
    // oxlint-disable-next-line no-await-in-loop -- one row after the other
    await row.getByRole('cell', { name: labels[Number(status)]!, exact: true }).waitFor()
  }
  await context.close()
})
