import { expect, test } from 'vitest'
import { button } from '../desk.ts'
import { openEntry, panel } from '../menu-panel.ts'
import { stageWindow } from '../window/stage-window.ts'

// what the panel above a page is answered, and what it shows of it
const portal = stageWindow()
const operator = portal.person('lin.jing')

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
