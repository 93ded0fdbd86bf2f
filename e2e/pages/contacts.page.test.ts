import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, panel } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'

// the contacts of an institution, kept from the form of an order
const portal = stageWindow()
const operator = portal.person('lin.jing')

interface Contact {
  readonly MGR_ID: string
  readonly CONT_NAME: string
}
const contacts = (): Locator => operator.page.getByRole('dialog', { name: '联系人管理' })
const row = (text: string): Locator => contacts().getByRole('row').filter({ hasText: text })

/** Does something and answers the contacts that the page then reads, with the address that it asked. */
async function reread(act: () => Promise<unknown>) {
  const came = operator.page.waitForResponse(/\/api\/tran\/contacts\/getMgrCYConta/)
  await act()
  const answer = await came
  const { data } = (await answer.json()) as { data: Contact[] }
  return { address: new URL(answer.url()), list: data }
}
/** Does something and answers the body that the page sends to a call. */
async function sent(call: string, act: () => Promise<unknown>): Promise<Record<string, unknown>> {
  const asked = operator.page.waitForRequest(`**/api/tran/contacts/${call}`)
  await act()
  return (await asked).postDataJSON() as Record<string, unknown>
}
async function fill(dialog: Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    // oxlint-disable-next-line no-await-in-loop -- a person fills one field after the other
    await dialog.getByRole('textbox', { name: label }).fill(value)
}
const entered = {
  姓名: '江晚',
  手机号: '13900010001',
  邮箱: 'jiang.wan@yuanshan.example',
  座机: '0755-83190000',
  地址: '世纪大道100号',
}
let id = ''

test('[BL-142] [BL-144] [BL-147] [BL-236] [BU-272] an added contact is sent with all its fields and is in the list that is read again', async () => {
  const { page } = operator
  await page.goto('/iisp/transfer-money/transfer-instruction/transfer-form')
  await button(panel(page), '管理联系人').click()
  await button(contacts(), '新增联系人').click()
  const dialog = page.getByRole('dialog', { name: '新增联系人' })
  await fill(dialog, entered)
  let body: Record<string, unknown> = {}
  const { address, list } = await reread(async () => {
    body = await sent('addConta', () => button(dialog, '新增').click())
  })
  expect(body).toEqual({
    contName: '江晚',
    contPhone: '13900010001',
    contEmail: 'jiang.wan@yuanshan.example',
    contLandline: '0755-83190000',
    contAddress: '世纪大道100号',
    cpId: 'M001',
    mgrAccount: 'lin.jing@yuanshan.example',
    isDefault: '0',
  })
  expect(address.searchParams.get('cpId')).toBe('M001')
  const added = list.find(({ CONT_NAME }) => CONT_NAME === '江晚')
  expect(added).toMatchObject({
    MGR_ID: expect.stringMatching(/^\d+$/),
    CONT_PHONE: '13900010001',
    CONT_EMAIL: 'jiang.wan@yuanshan.example',
    CONT_LANDLINE: '0755-83190000',
    CONT_ADDRESS: '世纪大道100号',
    TYPE: '2',
    cannotEdit: false,
  })
  id = added!.MGR_ID
  await page.getByText('新增联系人成功!').waitFor()
  await row('江晚').getByText('13900010001').waitFor()
})

test('[BL-145] [BL-291] [BU-273] an edited contact is sent with its id, and the list shows what it is now', async () => {
  const { page } = operator
  await row('江晚').getByRole('button', { name: '编辑' }).click()
  const dialog = page.getByRole('dialog', { name: '编辑联系人' })
  await fill(dialog, { 手机号: '13900010099', 邮箱: 'wan@yuanshan.example' })
  const body = await sent('updateConta', () => button(dialog, '确定').click())
  expect(body).toEqual({
    id,
    contName: '江晚',
    contPhone: '13900010099',
    contEmail: 'wan@yuanshan.example',
    contLandline: '0755-83190000',
    contAddress: '世纪大道100号',
    mgrAccount: 'lin.jing@yuanshan.example',
    isDefault: '0',
  })
  await page.getByText('编辑联系人成功!').waitFor()
  await row('wan@yuanshan.example').getByText('13900010099').waitFor()
  expect(await row('13900010001').count()).toBe(0)
})

test('[BL-146] [BU-275] a deleted contact is named by its id alone, and is gone from the list', async () => {
  const { page } = operator
  await row('江晚').getByRole('button', { name: '删除' }).click()
  const question = page.getByRole('dialog', { name: '提示' })
  const asked = page.waitForRequest(/deleteContactById/)
  const { list } = await reread(() => button(question, '删除').click())
  const { searchParams } = new URL((await asked).url())
  expect(Object.fromEntries(searchParams)).toEqual({ id })
  expect(list.filter(({ MGR_ID }) => MGR_ID === id)).toEqual([])
  await page.getByText('删除联系人成功!').waitFor()
  await row('江晚').waitFor({ state: 'detached' })
})

test('[BL-320] a contact that the server refuses is told of as failed, with the reason', async () => {
  const { page } = operator
  await portal.iisp.owner
    .query(`INSERT INTO transfers.contact (institution_id, name, phone, email, created_by)
    SELECT 'M001', '联系人', '13900010001', 'a@yuanshan.example', 101 FROM generate_series(1, 500 -
      (SELECT count(*)::int FROM transfers.contact WHERE institution_id = 'M001' AND deleted_at IS NULL))`)
  await button(contacts(), '新增联系人').click()
  const dialog = page.getByRole('dialog', { name: '新增联系人' })
  await fill(dialog, entered)
  const refused = page.waitForResponse('**/api/tran/contacts/addConta')
  await button(dialog, '新增').click()
  const { msg } = (await (await refused).json()) as { msg: string }
  expect(msg).not.toBe('')
  await page.getByText('新增联系人失败!', { exact: true }).waitFor()
  await dialog.getByRole('alert').getByText(msg, { exact: true }).waitFor()
})
