import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')
const register = portal.person('ji.deng')

/** Chooses the option with this text of a select by typing it. */
async function choose(form: Locator, label: string, text: string): Promise<void> {
  const box = form.getByRole('combobox', { name: label })
  await box.click()
  await box.pressSequentially(text)
  await form.page().locator('.ant-select-item-option:visible').filter({ hasText: text }).first().click()
}

test('[BU-014] an operator enters a subscription with a document, the TA operator passes it, both see its state', async () => {
  const { rows } = await portal.iisp.owner.query<{ name: string; account: string; code: string }>(
    `SELECT i.name, i.fund_account AS account, p.code FROM ta.designated_account d
       JOIN ta.investor i ON i.id = d.investor_id JOIN product.product p ON p.id = d.product_id
     WHERE d.product_id = 1001 AND i.status = '0' AND i.kind = 'person' AND i.qualified_until > '2027-01-01'
       AND i.risk_until > '2027-01-01' AND i.id % 5 <> 0 ORDER BY i.id LIMIT 1`,
  )
  const investor = rows[0] ?? expect.fail('the demonstration has no such investor')
  const { page } = operator
  await page.goto(`${portal.iisp.origin}/iisp/transfer-agent/application-management`)
  await page.getByRole('button', { name: '录入申请' }).click()
  const form = page.getByRole('dialog', { name: '录入申赎申请' })
  await form.getByText('申购', { exact: true }).click()
  await choose(form, '产品名称', investor.code)
  await choose(form, '投资者', investor.account)
  await form.getByText(/起点：首次/).waitFor()
  await form.getByRole('combobox', { name: '开放日' }).click()
  await page.locator('.ant-select-item-option:visible').first().click()
  await form.getByLabel('申请金额').fill('1500000')
  await form.locator('input[type=file]').setInputFiles({
    name: '申购申请表.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\nsubscription'),
  })
  await form.getByText('申购申请表.pdf').waitFor()
  await form.getByRole('button', { name: '提交' }).click()
  await page.getByText(/^已提交，/).waitFor()
  const { rows: kept } = await portal.iisp.owner.query<{ no: string }>(
    'SELECT application_no AS no FROM ta.application ORDER BY id DESC LIMIT 1',
  )
  const number = kept[0]?.no ?? ''
  await register.page.goto(`${portal.iisp.origin}/iisp/operations/ta-applications`)
  await register.page.getByText(number).click()
  const drawer = register.page.getByRole('dialog', { name: `申请 ${number}` })
  await drawer.getByRole('button', { name: '申购申请表.pdf' }).waitFor()
  await drawer.getByRole('button', { name: '审核通过' }).click()
  // the confirmation is the second dialog, above the drawer
  await register.page.getByRole('dialog').nth(1).getByRole('button', { name: '审核通过' }).click()
  await register.page.getByText(/^已通过/).waitFor()
  await page.getByText(number).click()
  await page
    .getByRole('dialog', { name: `申请 ${number}` })
    .getByText('审核通过')
    .first()
    .waitFor()
  expect(operator.complaints).toEqual([])
  expect(register.complaints).toEqual([])
})
