import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { sentFile, sentIndex } from '@iisp/ta/fixtures'
import { button, choose, decide, openRow } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const first = portal.person('ji.deng')
const second = portal.person('bao.he')

const opening = {
  AppSheetSerialNo: '31120261120000001',
  BusinessCode: '001',
  TransactionDate: '20261120',
  TransactionTime: '093000',
  DistributorCode: '311',
  TransactionAccountID: '71001',
  InvestorName: '周明远',
  IndividualOrInstitution: '1',
  CertificateType: '0',
  CertificateNo: '11010519491231002X',
  MobileTelNo: '13800138000',
}

test('a distributor’s account file is handed in for a manager, accepted by a second operator, and answered', async () => {
  const { page } = first
  await page.goto('/iisp/operations/ta-exchange?upload=1')
  const dialog = page.getByRole('dialog', { name: '上传数据交换文件' })
  const file = await sentFile('01', [opening])
  await dialog.locator('input[type=file]').setInputFiles(
    [sentIndex(file.name), file].map(({ name, content }) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(content),
    })),
  )
  await choose(dialog, /账户申请归属管理人/, '', '远山私募基金管理有限公司')
  await button(dialog, '提交校验').click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('cell', { name: '待接收' }).first().waitFor()

  const other = second.page
  await other.goto('/iisp/operations/ta-exchange')
  const drawer = await openRow(other, '100001', '批次 100001')
  await drawer.getByText('本批次含账户申请').waitFor()
  await drawer.getByText('远山私募基金管理有限公司').waitFor()
  await decide(drawer, '接收', '已提交接收')
  await other.getByRole('cell', { name: '已接收' }).first().waitFor()

  await other.goto('/iisp/operations/ta-investors?keyword=周明远')
  await other.getByRole('table').getByText('周明远').first().waitFor()

  await page.goto('/iisp/operations/ta-exchange?send=1')
  const send = page.getByRole('dialog', { name: '生成下发的数据交换文件' })
  await choose(send, /接收机构/, '', /^311 /)
  await expect.poll(() => send.getByRole('textbox', { name: '确认日期' }).inputValue()).toBe('2026-11-20')
  const saving = page.waitForEvent('download')
  await button(send, '生成并下载').click()
  const names = (await readFile(await (await saving).path())).toString('latin1')
  expect(names).toContain('OFD_T001_311_20261120_02.TXT')
  expect([first, second].flatMap(({ complaints }) => complaints)).toEqual([])
})
