import { expect, test } from 'vitest'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')

const right = {
  联系人名称: '林静',
  联系人手机: '13800000000',
  联系人邮箱: 'lin.jing@yuanshan.example',
  备注: '',
}
const tooLong = `${'a'.repeat(60)}@b.com`

test.each([
  ['[BL-208]', '联系人名称', '', '请填写联系人名称'],
  ['[BL-209]', '联系人名称', '   ', '联系人名称不能为空'],
  ['[BL-210]', '联系人名称', '名'.repeat(101), '名称太长了'],
  ['[BL-211]', '联系人手机', '', '请填写联系人手机'],
  ['[BL-212]', '联系人手机', '   ', '联系人手机不能为空'],
  ['[BL-213]', '联系人手机', '12345678901', '请输入正确的手机号'],
  ['[BL-215]', '联系人邮箱', '', '请填写联系人邮箱'],
  ['[BL-216]', '联系人邮箱', '   ', '联系人邮箱不能为空'],
  ['[BL-217]', '联系人邮箱', tooLong, '邮箱太长了'],
  ['[BL-218]', '备注', '备'.repeat(1001), '备注太长了'],
])(
  '%s the dialog of the list answers %s "%s" with %s, and nothing is sent',
  async (_, field, typed, said) => {
    const { page, complaints } = operator
    const sent: string[] = []
    page.on('request', (request) => void (request.url().includes('addUrging') && sent.push(request.url())))
    await page.goto('/iisp/product-operation/securities-account-open')
    await page
      .getByRole('row')
      .getByRole('button', { name: '催办' })
      .filter({ visible: true })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: '催办' })
    for (const [label, value] of Object.entries({ ...right, [field]: typed })) {
      // oxlint-disable-next-line no-await-in-loop -- a person fills one field after the other
      await dialog.getByLabel(label).fill(value)
    }
    await dialog.getByRole('button', { name: /^提\s*交$/ }).click()
    await dialog.getByRole('alert').getByText(said, { exact: true }).waitFor()
    expect(sent).toEqual([])
    expect(complaints).toEqual([])
  },
)

test('[BL-210] [BL-213] [BL-217] [BL-218] [BU-143] [BU-283] [BU-284] [SH-026] [SH-346] [SH-347] what just fits is sent and kept, and its row is marked as urged', async () => {
  const { page, complaints } = operator
  const email = `${'a'.repeat(44)}@b.com`
  const longest = {
    联系人名称: '名'.repeat(100),
    联系人手机: '13800000000',
    联系人邮箱: email,
    备注: '备'.repeat(1000),
  }
  await page.goto('/iisp/product-operation/securities-account-open')
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: '催办' }), visible: true })
  const shown = await row.first().innerText()
  const xmbh = /KH\d+/.exec(shown)![0]
  const urged = page.getByRole('row').filter({ hasText: xmbh }).getByText('今日已催办', { exact: true })
  expect(await urged.count()).toBe(0)
  await row.first().getByRole('button', { name: '催办' }).click()
  const dialog = page.getByRole('dialog', { name: '催办' })
  for (const [label, value] of Object.entries(longest)) {
    // oxlint-disable-next-line no-await-in-loop -- a person fills one field after the other
    await dialog.getByLabel(label).fill(value)
  }
  const added = page.waitForResponse('**/api/urging/addUrging')
  await dialog.getByRole('button', { name: /^提\s*交$/ }).click()
  expect((await added).status()).toBe(200)
  const { ywrq, cpdm } = (await added).request().postDataJSON() as Record<string, string>
  expect(shown).toContain(ywrq)
  expect(shown).toContain(cpdm)
  expect(cpdm).toMatch(/^SXA/)
  await page.getByText('催办成功').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await urged.waitFor()
  let listed: unknown
  const asked = page.waitForResponse(async (one) => {
    if (!one.url().endsWith('/api/urging/queryUrging')) return false
    // what the page that is left still asked for cannot be read any more
    listed = await one.json().catch(() => undefined)
    return listed !== undefined
  })
  await page.reload()
  await asked
  expect(listed).toMatchObject({
    data: expect.arrayContaining([
      expect.objectContaining({ xmbh, ywrq, cpdm, cuibanFlag: '1', status: '1' }),
    ]),
  })
  await urged.waitFor()
  const { rows } = await portal.iisp.owner.query<object>(
    'SELECT contact_name, contact_phone, contact_email, remark FROM opening.urging ORDER BY at DESC LIMIT 1',
  )
  expect(rows).toEqual([
    {
      contact_name: longest.联系人名称,
      contact_phone: '13800000000',
      contact_email: email,
      remark: longest.备注,
    },
  ])
  expect(complaints).toEqual([])
})
