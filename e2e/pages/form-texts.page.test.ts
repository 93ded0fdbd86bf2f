import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, panel } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')
const form = '/iisp/transfer-money/transfer-instruction/transfer-form'

/** The dialog of a new contact, opened from the form of an order. */
async function contactForm(): Promise<Locator> {
  const { page } = operator
  await page.goto(form)
  await button(panel(page), '管理联系人').click()
  await button(page.getByRole('dialog', { name: '联系人管理' }), '新增联系人').click()
  return page.getByRole('dialog', { name: '新增联系人' })
}

const contact = { 姓名: '林静', 手机号: '13900010013', 邮箱: 'lin@m001.example', 地址: '世纪大道100号' }
test.each([
  ['[BL-221]', '姓名', '', '请输入姓名'],
  ['[BL-222]', '姓名', '   ', '不能输入空格'],
  ['[BL-224]', '手机号', '', '请输入手机号'],
  ['[BL-226]', '手机号', '12345678901', '请输入正确的手机号'],
  ['[BL-232]', '邮箱', '', '请输入邮箱'],
  ['[BL-233]', '邮箱', 'a@b', '请输入正确的邮箱'],
  ['[BL-235]', '座机', '1'.repeat(21), '座机号码不能超过20位'],
  ['[BL-236]', '座机', 'abc', '请输入正确的格式'],
  ['[BL-237]', '地址', '', '请输入联系人地址'],
  ['[BL-238]', '地址', '址'.repeat(257), '字数不能超过256'],
  ['[BL-239]', '地址', '   ', '内容不能只包含空格'],
])('%s a new contact whose %s is "%s" is answered %s and not sent', async (_, field, typed, said) => {
  const dialog = await contactForm()
  const sent: string[] = []
  operator.page.on('request', (one) => void (one.url().includes('addConta') && sent.push(one.url())))
  for (const [label, value] of Object.entries({ ...contact, [field]: typed }))
    // oxlint-disable-next-line no-await-in-loop -- a person fills one field after the other
    await dialog.getByRole('textbox', { name: label }).fill(value)
  await button(dialog, '新增').click()
  await dialog.getByRole('alert').getByText(said, { exact: true }).waitFor()
  expect(sent).toEqual([])
})

test('[BL-223] [BL-234] the fields of a contact end where the server would refuse more', async () => {
  const dialog = await contactForm()
  for (const [label, typed, most] of [
    ['姓名', '名'.repeat(20), 16],
    // with the code of Hong Kong
    ['手机号', '008529123456700', 13],
    ['邮箱', `${'a'.repeat(130)}@b.com`, 128],
  ] as const) {
    const field = dialog.getByRole('textbox', { name: label })
    // oxlint-disable-next-line no-await-in-loop -- a person fills one field after the other
    await field.pressSequentially(typed, { delay: 0 })
    // oxlint-disable-next-line no-await-in-loop
    expect([label, (await field.inputValue()).length]).toEqual([label, most])
  }
})

const buffer = Buffer.from('%PDF-1.4\n%%EOF')
test.each([
  ['[BL-197]', '程序.exe', buffer, '请上传正确格式'],
  ['[BL-198]', '空.pdf', Buffer.alloc(0), '请不要上传0KB文件'],
  ['[BL-199]', '.pdf', buffer, '请不要上传文件名为空的文件'],
  ['[BL-200]', `${'名'.repeat(497)}.pdf`, buffer, '文件名称请不要超过500个字符'],
])('%s a file that cannot be taken is refused, and nothing is uploaded', async (_, name, bytes, said) => {
  const { page } = operator
  const uploads: string[] = []
  page.on('request', (one) => void (one.url().includes('/upload/start') && uploads.push(one.url())))
  await page.goto(form)
  await panel(page)
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: bytes })
  await page.getByText(said).first().waitFor()
  expect(uploads).toEqual([])
})
