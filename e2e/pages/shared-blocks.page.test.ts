import { changeMgrUser } from '@iisp/identity/contract'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
let page: Page

beforeAll(async () => {
  page = (await portal.signedIn('lin.jing')).page
})

const entry = '/iisp/transfer-money/transfer-instruction/transfer-form?mid=10101'
const orders = '/iisp/transfer-money/transfer-instruction/transfer-list?mid=10102'
const openings = '/iisp/product-operation/securities-account-open?mid=31101'
const form = '/iisp/product-operation/application-form?kind=2'

const inSight = (found: Locator) => found.filter({ visible: true })
const button = (name: string | RegExp) => inSight(page.getByRole('button', { name, exact: true }))
const dialog = (name?: string | RegExp) =>
  inSight(page.getByRole('dialog', name === undefined ? {} : { name })).last()
/** Closes all open dialogs, the topmost first. */
const close = async () =>
  await expect
    .poll(async () => {
      const open = await inSight(page.getByRole('dialog')).count()
      if (open > 0) await page.keyboard.press('Escape')
      return open
    })
    .toBe(0)
/** Runs an action of a row in the list of applications. */
async function actOnRow(text: string, action: string): Promise<void> {
  const row = inSight(page.getByRole('row').filter({ hasText: text })).first()
  const own = row.getByRole('button', { name: action, exact: true })
  if ((await own.count()) > 0) return own.click()
  await row.getByRole('button', { name: '更多' }).click()
  await page.getByRole('group', { name: '更多' }).getByRole('button', { name: action, exact: true }).click()
}
/** Opens a page unless it is open, after closing the dialogs of the previous block. */
async function at(address: string): Promise<void> {
  if (new URL(page.url(), portal.iisp.origin).pathname !== address.split('?')[0]) await page.goto(address)
  await close()
}
const openingList = async () => {
  await at(openings)
  await inSight(page.getByText(/^KH\d+$/))
    .first()
    .waitFor()
}

const blocks: Record<string, () => Promise<void>> = {
  'the data table': async () => {
    await at(orders)
    const amount = inSight(page.getByRole('columnheader', { name: /金额/ })).first()
    await amount.getByRole('button').first().click()
    await expect.poll(() => amount.getAttribute('aria-sort')).toBe('descending')
  },
  'the product picker': async () => {
    await at(orders)
    await button('产品').click()
    await page.getByRole('tab', { name: '产品列表' }).waitFor()
    await page.getByRole('option').first().click()
    await page.getByRole('tab', { name: '产品组合' }).click()
    await button('新建组合').waitFor()
  },
  'the upload rules': async () => {
    await at(entry)
    await page.getByRole('combobox', { name: '联系人' }).waitFor()
    await page.locator('input[type=file]').setInputFiles({
      name: 'a.exe',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('x'),
    })
    await page.getByText('请上传正确格式').waitFor()
  },
  'the contact picker': async () => {
    await at(entry)
    await button('管理联系人').click()
    await dialog('联系人管理').getByRole('button', { name: '新增联系人' }).waitFor()
  },
  'the function description panel': async () => {
    await at(entry)
    await page.getByText('功能说明').waitFor()
    await button('收起业务说明').click()
    await page.getByText('功能说明').waitFor({ state: 'detached' })
  },
  'praise and criticism': async () => {
    await at(entry)
    await button('点踩').click()
    await expect.poll(() => button('点踩').getAttribute('aria-pressed')).toBe('true')
  },
  'complaint and feedback': async () => {
    await at(entry)
    await button('吐槽').click()
    await dialog('吐槽').getByRole('button', { name: '留下意见' }).click()
    await dialog('吐槽').getByText('请输入您的吐槽内容').first().waitFor()
  },
  'the personalised settings': async () => {
    await at(entry)
    await button('个性化设置（适用于所有划款菜单）').click()
    await dialog('个性化设置（适用于所有划款菜单）').getByText('新指令默认勾选').waitFor()
  },
  'the progress detail': async () => {
    await openingList()
    await actOnRow('待银行关联', '进度')
    await dialog().getByRole('list', { name: '办理进度' }).getByText('中登开户完成').waitFor()
  },
  'the relation detail': async () => {
    await openingList()
    await actOnRow('待银行关联', '进度')
    await dialog().getByRole('button', { name: '关联详情' }).click()
    await dialog('关联详情').getByText('托管账户').waitFor()
  },
  'the urge dialog': async () => {
    await openingList()
    await actOnRow('待银行关联', '催办')
    await dialog('催办')
      .getByLabel(/联系人手机/)
      .waitFor()
  },
  'the face verification': async () => {
    await openingList()
    await actOnRow('已驳回', '修改')
    await page
      .getByText(/驳回原因：/)
      .filter({ visible: true })
      .waitFor()
    for (const kind of ['营业执照', '开户申请表']) {
      await page.getByRole('combobox', { name: /材料类型/ }).click()
      await inSight(page.locator('.ant-select-item-option').filter({ hasText: kind })).click()
      const paper = { mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4 ${kind}`) }
      await page.locator('input[type=file]').setInputFiles({ ...paper, name: `${kind}.pdf` })
      await page.getByText(`${kind}.pdf文件上传成功！`).first().waitFor()
    }
    await button(/^提\s*交$/).click()
    await dialog().getByRole('img', { name: '人脸识别二维码' }).waitFor()
    await dialog().getByRole('timer').waitFor()
  },
  'the to-do dashboard': async () => {
    await at('/iisp/new-home')
    await page.getByRole('tab', { name: /^产品管理/ }).click()
    await page
      .getByRole('region', { name: '我的待办' })
      .getByRole('button', { name: /证券账户开户/ })
      .waitFor()
  },
  'the assistant': async () => {
    await button(/^在线客服/).click()
    await page.getByRole('textbox', { name: /问题/ }).fill('怎样新建划款指令')
    await page.keyboard.press('Enter')
    await page.getByRole('log').getByText('如何录入一笔划款指令？').first().waitFor()
  },
}

test.each(Object.keys(blocks))('[BL-003] %s can be opened from a page and works there', async (name) => {
  await blocks[name]?.()
})

test('[BL-003] a supervised page first requires a supervisor’s approval', async () => {
  const client = await portal.iisp.as('du.jian')
  await client.ok(changeMgrUser, { account: 'lin.jing@yuanshan.example', reason: '管理人来电委托' })
  const acting = await portal.signedIn(client)
  await acting.page.goto(entry)
  await acting.page.getByRole('dialog', { name: '审批申请' }).getByLabel('申请原因').waitFor()
  await acting.context.close()
})

test('[BL-008] [BL-017] [BL-023] a to-do of the board opens a tab at the path of its menu, with only the menu id as query', async () => {
  const reviewer = await portal.signedIn('zhou.hang')
  await reviewer.page.goto('/iisp/new-home')
  await reviewer.page
    .getByRole('region', { name: '我的待办' })
    .getByRole('button', { name: /指令复核/ })
    .click()
  await reviewer.page.waitForURL('**/iisp/transfer-money/transfer-instruction/transfer-review*')
  const { search } = new URL(reviewer.page.url())
  expect(search).toBe('?mid=10103')
  expect(await reviewer.page.getByRole('tab', { selected: true }).first().innerText()).toContain('指令复核')
  await reviewer.context.close()
})

/** Lists the behaviour of picker and upload in a form, so that two pages can be compared. */
async function fields(address: string): Promise<string[]> {
  await page.goto(address)
  const seen: string[] = []
  const picker = inSight(page.getByRole('combobox', { name: /产品/ })).first()
  await picker.click()
  const options = inSight(page.locator('.ant-select-item-option'))
  await picker.pressSequentially('sxa003')
  await expect.poll(() => options.allInnerTexts()).toEqual(['远山成长精选一号私募证券投资基金（SXA003）'])
  seen.push('products are found by code, whatever the case')
  await page.keyboard.press('Escape')
  const file = { mimeType: 'application/octet-stream', buffer: Buffer.from('x') }
  const input = page.locator('input[type=file]').last()
  for (const name of ['a.exe', '.pdf']) {
    await input.setInputFiles({ ...file, name })
    const said = inSight(page.getByRole('alert')).last()
    await expect.poll(() => said.count()).toBe(1)
    seen.push(await said.innerText())
  }
  return seen
}

test('[BL-009] picker and upload behave the same in the forms of two modules', async () => {
  const transfer = await fields(entry)
  expect(transfer.slice(1)).toEqual(['请上传正确格式', '请不要上传文件名为空的文件'])
  expect(await fields(form)).toEqual(transfer)
})

test('[SH-427] [BL-335] the table of the query modes offers 20 to 500 rows a page', async () => {
  await page.goto('/iisp/integrated-management/my-account/menu-query-management')
  const sizes = inSight(page.getByRole('combobox', { name: '每页条数' }))
  await sizes.waitFor()
  expect(await sizes.getByRole('option').evaluateAll((all) => all.map((one) => one.textContent))).toEqual(
    ['20', '50', '100', '200', '500'].map((size) => expect.stringContaining(size)),
  )
})
