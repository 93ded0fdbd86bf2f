import { addTran } from '@iisp/transfers/contract'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Draft,
  type Form,
  draftOf,
  openAnyForm,
  submitted,
} from '../../modules/transfers/server/test/new-order.ts'
import type { TestClient } from '@iisp/testing/test-client'
import { button, panel } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'

// what the form of an order refuses, and which orders may be submitted again
const portal = stageWindow()
const operator = portal.personOfEachTest('lin.jing')
const address = '/iisp/transfer-money/transfer-instruction/transfer-form'
let client: TestClient
let form: Form
let folder: string
beforeAll(async () => {
  client = await portal.iisp.as('lin.jing')
  form = await openAnyForm(client)
  folder = await mkdtemp(join(tmpdir(), 'iisp-e2e-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Opens a saved order for submission. */
async function openOrder(change: Partial<Draft> = {}) {
  const { page } = operator
  const { id, orderNo } = await client.ok(addTran, draftOf(form, change))
  await page.goto(`${address}?id=${id}`)
  await panel(page).getByText(`指令编号 ${orderNo}`).waitFor()
  const sent: string[] = []
  page.on('request', (one) => void (/addTran|ordersubmit/.test(one.url()) && sent.push(one.url())))
  return sent
}

test.each([
  ['0', '划款金额须在0.01至999,999,999,999.99之间'],
  ['999999999999.99', /超过可用余额 [\d,.]+ 元，余额不足时不可提交/],
])('[BU-399] an order of %s yuan is not submitted, and its form says why', async (amount, said) => {
  const { page } = operator
  await openOrder()
  const field = panel(page).getByLabel('金额（元）')
  await field.click()
  await field.fill(amount)
  await field.press('Tab')
  await button(panel(page), '提交').click()
  await panel(page).getByText(said).first().waitFor()
})

test.each([
  ['2026-11-19', '划款日期须为今日起30日内的工作日'],
  ['2026-12-21', '划款日期须为今日起30日内的工作日'],
  ['2026-11-22', '2026-11-22非工作日，请重新选择'],
])('[BU-399] an order for %s is not submitted, and its form says why', async (traDate, said) => {
  const { page } = operator
  const calendar = page.waitForResponse('**/selectWorkDays*')
  const sent = await openOrder({ traDate })
  await calendar
  await button(panel(page), '提交').click()
  await panel(page).getByText(said).first().waitFor()
  expect(sent).toEqual([])
})

test('[BU-399] a file of more than 50 MB is refused before it is sent', async () => {
  const { page } = operator
  await openOrder()
  const path = join(folder, '合同.pdf')
  const content = Buffer.alloc(50 * 1024 * 1024 + 1)
  content.write('%PDF-1.7')
  await writeFile(path, content)
  const uploads: string[] = []
  page.on(
    'request',
    (one) => void (one.method() === 'POST' && one.url().includes('/upload/') && uploads.push(one.url())),
  )
  await panel(page).locator('input[type="file"]').setInputFiles(path)
  await page.getByText('上传的文件不能超过50MB').first().waitFor()
  expect(uploads).toEqual([])
})

test.each([
  ['0', '010', true],
  ['1', '010', true],
  ['0', '011', true],
  ['1', '011', true],
  ['2', '010', false],
  ['3', '011', false],
  ['6', '010', false],
] as const)(
  '[BU-380] [BU-381] an order of source %s in state %s may be submitted again: %s',
  async (source, status, may) => {
    const { page } = operator
    const { id, orderNo } = await client.ok(addTran, draftOf(form))
    await portal.iisp.owner.query(
      'UPDATE transfers.transfer_order SET source = $1, status = $2 WHERE id = $3',
      [source, status, id],
    )
    await page.goto(`${address}?id=${id}`)
    if (may) {
      await panel(page).getByText(`指令编号 ${orderNo}`).waitFor()
      await button(panel(page), '提交').click()
      const answer = page.waitForResponse(/\/ordersubmit$/)
      await button(page.getByRole('dialog', { name: '提交' }), '提交').click()
      expect((await answer).status()).toBe(200)
      await panel(page).getByText('提交成功，待复核人复核').waitFor()
    } else {
      await panel(page)
        .getByText(/该指令当前状态为【.+】，不可重新提交/)
        .waitFor()
      expect(
        await panel(page)
          .getByRole('button', { name: /^提\s*交$/ })
          .count(),
      ).toBe(0)
    }
  },
)

test('[BU-381] an order that awaits its review is not submitted again', async () => {
  const { page } = operator
  const { id } = await submitted(client, draftOf(form))
  await page.goto(`${address}?id=${id}`)
  await panel(page).getByText('该指令当前状态为【待复核】，不可重新提交').waitFor()
  expect(
    await panel(page)
      .getByRole('button', { name: /^提\s*交$/ })
      .count(),
  ).toBe(0)
})
