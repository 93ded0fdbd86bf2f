import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')
let folder: string
const form = '/iisp/transfer-money/transfer-instruction/transfer-form?mid=10101'
const isPart = /\/api\/file\/upload\/part/

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iisp-e2e-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a 50 MB upload interrupted at 60 % resumes at 60 % after a reload', async () => {
  const { page } = operator
  const path = join(folder, '尽职调查报告.pdf')
  const content = Buffer.alloc(50 * 1024 * 1024, 7)
  content.write('%PDF-1.7')
  await writeFile(path, content)
  await page.goto(form)
  const chooser = page.locator('input[type=file]')
  const partOf = (url: string) => Number(new URL(url).searchParams.get('part'))
  const stored = new Set<number>()
  page.on(
    'response',
    (answer) => isPart.test(answer.url()) && answer.ok() && stored.add(partOf(answer.url())),
  )
  // page.route would send each part through the test as well, which takes longer than the upload
  await page.evaluate(() => {
    const open = XMLHttpRequest.prototype.open
    XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
      const isCut = Number(new URL(url, location.href).searchParams.get('part')) >= 30
      open.call(this, method, isCut ? 'http://127.0.0.1:1/' : url, true)
    }
  })
  await chooser.setInputFiles(path)
  await page.getByText('尽职调查报告.pdf文件上传失败！').waitFor()
  // the other of two parts sent at a time may still be on its way
  await expect.poll(() => stored.size).toBe(30)

  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByText('已上传60%，重新选择该文件即可继续').waitFor()
  let sent = 0
  page.on('request', (request) => isPart.test(request.url()) && sent++)
  await chooser.setInputFiles(path)
  await page.getByText('尽职调查报告.pdf文件上传成功！').waitFor({ timeout: 60_000 })
  expect(sent).toBe(20)
})

test('a PDF is previewed in the dialog without a violation of the content security policy', async () => {
  const { page, complaints } = operator
  const maker = await portal.browser.newPage()
  await maker.setContent('<h1>申购合同</h1>')
  const buffer = await maker.pdf()
  await maker.close()
  // both files together would exceed the limit of an order
  await page.getByRole('button', { name: '删除尽职调查报告.pdf' }).click()
  complaints.length = 0
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '申购合同.pdf', mimeType: 'application/pdf', buffer })
  await page.getByText('申购合同.pdf文件上传成功！').waitFor()
  const shown = page.waitForResponse(/\/api\/file\/preview/)
  await page.getByRole('button', { name: '预览申购合同.pdf' }).click()
  expect((await shown).headers()['content-type']).toBe('application/pdf')
  await page.getByRole('dialog').locator('iframe[title="申购合同.pdf"]').waitFor()
  expect(complaints).toEqual([])
})
