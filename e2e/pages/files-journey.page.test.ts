import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const list = '/iisp/transfer-money/transfer-instruction/transfer-list?mid=10102'

test('[BL-259] a list is exported to the download centre and saved from there; a file that is gone is told of', async () => {
  const { page } = await portal.signedIn('lin.jing')
  await page.goto(list)
  await page.getByRole('button', { name: '导出' }).click()
  await page.getByRole('menuitem', { name: '导出为 CSV' }).click()
  await page.getByRole('button', { name: '前往下载中心' }).click()
  await page.getByText('已完成').waitFor()
  const saving = page.waitForEvent('download')
  const asked = page.waitForRequest('**/api/file/download')
  await page.getByRole('button', { name: '下载', exact: true }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^划款指令查询_\d{14}\.csv$/)
  const [heading = '', first = ''] = (await readFile(await saved.path(), 'utf8')).split('\r\n')
  expect(heading).toContain('"指令编号","产品名称"')
  expect(first).toMatch(/^"HK\d+"/)
  expect((await asked).method()).toBe('POST')
  const { fileId } = (await asked).postDataJSON() as { fileId: string }
  await page.getByText('下载成功', { exact: true }).waitFor()
  await portal.iisp.owner.query('DELETE FROM files.stored_file WHERE id = $1', [fileId])
  await page.getByRole('button', { name: '下载', exact: true }).click()
  await page.getByText('下载失败，文件不存在', { exact: true }).waitFor()
})
