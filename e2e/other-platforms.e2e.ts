import { type Page as MenuPage, definePageGroup } from '@iisp/contract'
import { expect, test } from 'vitest'
import { arrive, entry, partnerPage, partners, site, stagePartners } from './partners.ts'
import { menu, tabs } from './shell.ts'

const inner = definePageGroup({
  id: '771',
  parent: partners,
  name: { zh: '研究报告', en: 'Reports' },
  sort: 20,
})
const page = (id: string, zh: string, sort: number, rest: Partial<MenuPage>): MenuPage =>
  partnerPage(id, zh, { sort, ...rest })

const library = page('7710', '报告库', 1, { parent: inner, effect: { embedded: `${site}/library` } })
const pages: readonly MenuPage[] = [
  page('7702', '研究服务', 2, { effect: { embedded: `${site}/start` }, isNew: true }),
  page('7701', '外部空页', 1, { effect: { embedded: '' } }),
  page('7703', '外部已撤', 3, { effect: { embedded: `${site}/gone`, notFound: true } }),
  page('7704', '别处的页面', 4, { effect: { embedded: 'https://elsewhere.example/' } }),
  page('7705', '暂停业务', 5, { effect: 'comingSoon' }),
  page('7706', '隐藏业务', 6, { effect: { embedded: `${site}/hidden` }, hidden: true }),
  page('7707', '跳转一', 7, { effect: { jump: 1, address: `${site}/one` } }),
  page('7708', '跳转二', 8, { effect: { jump: 2, address: `${site}/two` } }),
  page('20301', '资本引介', 9, {
    effect: {
      askFirst: {
        unless: 'isFofAuth',
        title: { zh: '产品授权', en: 'Product authorisation' },
        question: { zh: '您暂无FOF产品授权，是否前往授权？', en: 'Apply for the authorisation now?' },
        to: '/investment-services/capital-agency/product-authorization-check',
      },
    },
    path: '/information-disclosure',
  }),
  library,
  page('7711', '月度报告', 2, { parent: library, effect: { embedded: `${site}/monthly` } }),
  page('7712', '年度报告', 3, { parent: library, effect: { embedded: `${site}/yearly` } }),
]
const portal = stagePartners(pages)

test('[SH-152] a menu marked as new has its badge, a hidden one is not listed, and siblings follow their sort', async () => {
  const { page: on, context } = await arrive(portal)
  expect(await entry(on, '研究服务').innerText()).toContain('新')
  expect(await entry(on, '外部空页').innerText()).not.toContain('新')
  const all = await menu(on).getByRole('button').allInnerTexts()
  const own = all.map((text) => text.replace(/\s*新$/, '').trim())
  const at = own.indexOf('外部空页')
  expect(own.slice(at, at + 5)).toEqual(['外部空页', '研究服务', '外部已撤', '别处的页面', '暂停业务'])
  expect(own).not.toContain('隐藏业务')
  await context.close()
})

test('[SH-121] [BL-121] the page of another site is shown in a frame inside its tab', async () => {
  const { page: on, context, complaints } = await arrive(portal)
  await entry(on, '研究服务').click()
  await on.frameLocator('iframe[title="研究服务"]').getByRole('heading', { name: '/start' }).waitFor()
  expect(await tabs(on).allInnerTexts()).toEqual(['首页', '研究服务'])
  // the tests' own script sets the language in every frame, which a sandbox refuses
  expect(complaints.filter((text) => !text.includes('localStorage'))).toEqual([])
  await context.close()
})

test.each([
  ['[SH-122] [BL-121] one without address', '外部空页'],
  ['[SH-123] one flagged as not found', '外部已撤'],
  ['one of a site that the installation does not allow', '别处的页面'],
])('%s shows that there is no such page, and no frame', async (_, name) => {
  const { page: on, context } = await arrive(portal)
  await entry(on, name).click()
  await on.getByText('抱歉，您访问的页面不存在').waitFor()
  expect(await on.locator('iframe').count()).toBe(0)
  await context.close()
})

test('[SH-244] [BU-224] a disabled menu says 敬请期待! and does not open', async () => {
  const { page: on, context } = await arrive(portal)
  expect(await entry(on, '暂停业务').getAttribute('title')).toBe('敬请期待!')
  // it is marked as disabled, and says why when it is pressed all the same
  await entry(on, '暂停业务').click({ force: true })
  await on.locator('[data-type]').filter({ hasText: '敬请期待!' }).waitFor()
  expect(await tabs(on).allInnerTexts()).toEqual(['首页'])
  await context.close()
})

test.each([
  ['跳转一', '/one'],
  ['跳转二', '/two'],
])('[SH-151] %s opens its platform in a new window and no tab', async (name, path) => {
  const { page: on, context } = await arrive(portal)
  const opened = context.waitForEvent('page')
  await entry(on, name).click()
  const target = await opened
  await target.waitForURL(`${site}${path}`)
  expect(await target.evaluate(() => window.opener)).toBeNull()
  expect(await tabs(on).allInnerTexts()).toEqual(['首页'])
  await context.close()
})

test('[SH-254] [SH-255] [SH-256] menu 20301 asks who has no authorisation; 暂不需要 does not lead there, 马上跳转 does', async () => {
  const { page: on, context } = await arrive(portal)
  await entry(on, '资本引介').click()
  const dialog = on.getByRole('dialog', { name: '产品授权' })
  await dialog.getByText('您暂无FOF产品授权，是否前往授权？').waitFor()
  await dialog.getByRole('button', { name: '暂不需要' }).click()
  await dialog.waitFor({ state: 'detached' })
  await on.waitForURL('**/information-disclosure**')
  await entry(on, '资本引介').click()
  await dialog.getByRole('button', { name: '马上跳转' }).click()
  await on.waitForURL('**/investment-services/capital-agency/product-authorization-check**')
  await context.close()
})

test('[SH-119] pages of the fourth level share the tab of their parent, each as a tab in it', async () => {
  const { page: on, context } = await arrive(portal)
  for (const [id, name, path] of [
    ['7711', '月度报告', '/monthly'],
    ['7712', '年度报告', '/yearly'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await on.goto(`/iisp/partners/p${id}?mid=${id}`)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await on.frameLocator(`iframe[title="${name}"]`).getByRole('heading', { name: path }).waitFor()
  }
  expect(await tabs(on).allInnerTexts()).toEqual(['首页', '报告库'])
  const below = on.getByRole('tablist').filter({ hasText: '月度报告' }).getByRole('tab')
  expect(await below.allInnerTexts()).toEqual(['月度报告', '年度报告'])
  await below.filter({ hasText: '月度报告' }).click()
  await on.frameLocator('iframe[title="月度报告"]').getByRole('heading', { name: '/monthly' }).waitFor()
  await context.close()
})
