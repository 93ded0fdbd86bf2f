import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button } from './desk.ts'
import { stagePortal } from './portal.ts'

// what the panel above a page is answered, and what it shows of it
const portal = stagePortal()
const operator = portal.person('lin.jing')
const entry = '/iisp/transfer-money/transfer-instruction/transfer-form?mid=10101'

const panel = (page: Page) => page.getByRole('region', { name: '业务说明', exact: true })

interface Guide {
  readonly menuAssociationVOS: readonly Record<string, string>[]
  readonly readBookByMenuId: unknown
}
async function openEntry(page: Page): Promise<Guide> {
  const came = page.waitForResponse(/\/demo\/queryBusinessDescription/)
  await page.goto(entry)
  const { data } = (await (await came).json()) as { data: Guide }
  await button(panel(page), '吐槽').waitFor()
  return data
}

test('[BL-128] associated menus come with their path and permission; one without permission is dimmed and leads nowhere', async () => {
  const { page } = operator
  const { menuAssociationVOS: menus } = await openEntry(page)
  for (const menu of menus)
    expect(menu).toEqual({
      id: expect.stringMatching(/^\d{5}$/),
      name: expect.stringMatching(/./),
      path: expect.stringMatching(/^\//),
      coMenuPerm: expect.stringMatching(/^[01]$/),
      loginRelated: expect.stringMatching(/^[01]$/),
    })
  expect(menus.map(({ id, coMenuPerm }) => [id, coMenuPerm])).toEqual([
    ['10102', '1'],
    ['10103', '0'],
  ])
  const links = panel(page).getByRole('list', { name: '关联菜单' }).getByRole('button')
  expect(await links.allInnerTexts()).toEqual(menus.map(({ name }) => name))
  const [open, closed] = await links.all()
  expect(await open!.getAttribute('aria-disabled')).toBeNull()
  expect(await closed!.getAttribute('aria-disabled')).toBe('true')
  expect(await closed!.getAttribute('title')).toBe('无菜单权限，请联系管理员授权')
  const colour = (of: typeof open) => of!.evaluate((one) => getComputedStyle(one).color)
  expect(await colour(closed)).not.toBe(await colour(open))
  // Playwright waits for a button that is enabled
  await closed!.click({ force: true })
  await page
    .getByText(/无菜单权限|没有.*权限|申请/)
    .filter({ visible: true })
    .first()
    .waitFor()
  expect(await page.getByRole('tab', { name: menus[1]!['name']! }).count()).toBe(0)
  await page.keyboard.press('Escape')
})

test('[BL-281] a menu comes with its book, and with whether the person keeps it', async () => {
  const { page } = operator
  const book = { ID: '10101', MENUNAME: '划款指令录入' }
  expect((await openEntry(page)).readBookByMenuId).toEqual({ ...book, state: '0' })
  const kept = page.waitForResponse((one) => one.request().method() === 'POST' && /[bB]ook/.test(one.url()))
  await button(panel(page), '收藏').click()
  expect((await kept).status()).toBe(200)
  await button(panel(page), '取消收藏').waitFor()
  expect((await openEntry(page)).readBookByMenuId).toEqual({ ...book, state: '1' })
  await button(panel(page), '取消收藏').waitFor()
})

test('[BL-132] [BL-283] the settings come with their template and the values that are kept, which are those that were saved', async () => {
  const { page } = operator
  const title = '个性化设置（适用于所有划款菜单）'
  const dialog = page.getByRole('dialog', { name: title })
  const open = async () => {
    const came = page.waitForResponse(/queryDefaultParamSettingItems/)
    await openEntry(page)
    // the form of the page has asked for them already
    await (await came).finished()
    const again = page.waitForResponse(/queryDefaultParamSettingItems/)
    await button(panel(page), title).click()
    const answer = await again
    expect(new URL(answer.url()).searchParams.get('itemId')).toBe('transfer')
    const { data } = (await answer.json()) as { data: { items: { label: string }[]; values: object } }
    for (const { label } of data.items)
      // oxlint-disable-next-line no-await-in-loop -- one setting after the other
      await dialog.getByText(label, { exact: true }).first().waitFor()
    return data
  }
  const choose = (name: string) => dialog.getByRole('radio', { name, exact: true }).check()
  const first = await open()
  expect(first.items.length).toBeGreaterThan(5)
  expect(first.values).toEqual({ orderOptions: ['notBeforeDate'] })
  await choose('固定时间')
  const time = dialog.getByRole('textbox', { name: '固定时间' })
  await time.fill('09:30')
  await time.press('Tab')
  await choose('发送')
  await choose('数据生成后延后发送')
  const days = dialog.getByRole('spinbutton', { name: '汇总发送频率' })
  await days.fill('2')
  const custom = dialog.getByRole('textbox', { name: /自定义频率说明/ })
  await custom.fill('月初除外')
  const kept = page.waitForRequest('**/saveDefaultParamSetting')
  await button(dialog, '保存').click()
  const values = {
    isSendTime: '1',
    fixedTime: '093000',
    isSendProperty: '1',
    creatTimepoint: [
      { VALUE: 'later', NAME: '数据生成后延后发送', isDesc: '1', dny: 2, definePl: '月初除外' },
    ],
  }
  expect((await kept).postDataJSON()).toMatchObject({ itemId: 'transfer', data: values })
  await page.getByText('设置成功', { exact: true }).waitFor()
  expect((await open()).values).toMatchObject(values)
  expect([await time.inputValue(), await days.inputValue(), await custom.inputValue()]).toEqual([
    '09:30',
    '2',
    '月初除外',
  ])
})
