import { gain } from '@iisp/guide/contract'
import { changeMgrUser } from '@iisp/identity/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrive, entry, partnerPage, stagePartners } from './partners.ts'
import { tabs } from './shell.ts'

/** Menus that the documents name by their numbers, and one behind each gate, as an installation adds them. */
const pages = [
  partnerPage('21608', '业务甲', { effect: 'comingSoon' }),
  partnerPage('21609', '业务乙', { effect: 'comingSoon' }),
  partnerPage('11287', '基金信息管理', {
    effect: { newWindow: '/fund-management/#/fund-information-management' },
  }),
  partnerPage('7702', '余额理财', { gates: { agreements: ['balanceFinancing'] } }),
  partnerPage('7703', '托管户网银', { gates: { agreements: ['custodyBanking'] } }),
  partnerPage('110604', '业务丙'),
  partnerPage('7704', '强登录业务', { gates: { strongLogin: true } }),
]
const portal = stagePartners(pages)

const notice = (on: Page) => on.locator('[data-type]')

/** Opens a menu and waits for the frame of its page. */
async function opens(on: Page, name: string): Promise<void> {
  await entry(on, name).click()
  await on.frameLocator(`iframe[title="${name}"]`).getByRole('heading').waitFor()
  expect(await tabs(on).allInnerTexts()).toEqual(['首页', name])
}
/** A menu that says why it does not open. */
async function refuses(on: Page, name: string, text: string): Promise<void> {
  await entry(on, name).click({ force: true })
  await notice(on).getByText(text, { exact: true }).waitFor()
  expect(await tabs(on).allInnerTexts()).toEqual(['首页'])
  expect(await on.locator('iframe').count()).toBe(0)
}

test.each([
  ['[SH-240]', '21608', '业务甲'],
  ['[SH-241]', '21609', '业务乙'],
])('%s menu %s says 敬请期待! and opens no tab', async (_, __, name) => {
  const { page: on, context } = await arrive(portal)
  await refuses(on, name, '敬请期待!')
  await context.close()
})

test('[SH-120] menu 11287 opens the page of the fund management in a new window and no tab', async () => {
  const { page: on, context } = await arrive(portal)
  const opened = context.waitForEvent('page')
  await entry(on, '基金信息管理').click()
  const target = await opened
  await target.waitForURL(/\/fund-management\/#\/fund-information-management\?mid=11287$/)
  expect(new URL(target.url()).origin).toBe(portal.iisp.origin)
  expect(await tabs(on).allInnerTexts()).toEqual(['首页'])
  await context.close()
})

test('[BU-294] [SH-448] opening menu 110604 earns a point of code 2005 besides the one for any menu', async () => {
  const { page: on, context } = await arrive(portal)
  const earned = ['2002', '2005'].map(async (code) => {
    const answer = await on.waitForResponse(
      (one) => one.url().endsWith(gain.path) && one.request().postDataJSON().integralCode === code,
    )
    return ((await answer.json()) as { data: { points: number } }).data.points
  })
  await opens(on, '业务丙')
  expect(await Promise.all(earned)).toEqual([1, 1])
  const { rows } = await portal.iisp.owner.query<{ code: string }>(
    `SELECT code FROM guide.point WHERE object_id = '110604' ORDER BY code`,
  )
  expect(rows.map(({ code }) => code)).toEqual(['2002', '2005'])
  await context.close()
})

test.each([
  ['[SH-245]', 'yelc_signed', '余额理财', '您尚未签署余额理财协议，请联系产品经理或客服'],
  ['[SH-246]', 'tghhk_signed', '托管户网银', '您尚未签署托管户网银协议，请先签署'],
])('%s without the signed agreement (%s) the menu %s does not open; with it, it does', async (...row) => {
  const [, column, name, text] = row
  const sign = (flag: string) =>
    portal.iisp.owner.query(`UPDATE identity.institution SET ${column} = $1 WHERE institution_id = 'M001'`, [
      flag,
    ])
  await sign('0')
  const unsigned = await arrive(portal)
  await refuses(unsigned.page, name, text)
  await unsigned.context.close()
  await sign('1')
  const signed = await arrive(portal)
  await opens(signed.page, name)
  await signed.context.close()
})

test('[SH-249] a menu that needs a second factor does not open for a password alone; it does after a code or a key', async () => {
  const weak = await arrive(portal, await portal.iisp.as('lin.jing', 0))
  await refuses(weak.page, '强登录业务', '该功能需使用短信或UKEY登录后访问')
  await weak.context.close()
  for (const loginType of [2, 1] as const) {
    // oxlint-disable no-await-in-loop -- one after the other
    const strong = await arrive(portal, await portal.iisp.as('lin.jing', loginType))
    await opens(strong.page, '强登录业务')
    await strong.context.close()
    // oxlint-enable no-await-in-loop
  }
})

test('[SH-250] a super-manager who signed in by password opens it all the same', async () => {
  const acting = await portal.iisp.as('du.jian', 0)
  await acting.ok(changeMgrUser, { account: 'lin.jing@yuanshan.example', reason: '管理人来电委托' })
  const { page: on, context } = await arrive(portal, acting)
  await opens(on, '强登录业务')
  await context.close()
})
