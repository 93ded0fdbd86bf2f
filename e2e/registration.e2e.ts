import { stranger } from '@iisp/testing/browser'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'
import { solvePuzzle } from './solve-puzzle.ts'

const portal = stagePortal()

/** Opens a form as a stranger by its short address, which leads to the one below /cms with its query. */
async function arriveAt(name: string, heading: string) {
  for (const from of [`/iisp/${name}`, `/${name}`]) {
    const answer = await fetch(`${portal.iisp.origin}${from}?from=mail`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/cms/${name}?from=mail`])
  }
  const opened = await stranger(portal.browser, portal.iisp)
  await opened.page.goto(`/iisp/${name}?from=mail`)
  await opened.page.getByRole('heading', { name: heading, level: 1 }).waitFor()
  const url = new URL(opened.page.url())
  expect(url.pathname + url.search).toBe(`/cms/${name}?from=mail`)
  return opened
}

test('[SH-045] an investor checks a collection account by its name, number and manager', async () => {
  const { rows } = await portal.iisp.owner.query<{ no: string; name: string }>(
    `SELECT account_no AS no, name FROM transfers.custody_account
     WHERE institution_id = 'M001' AND kind = '2' AND status = '1' ORDER BY id LIMIT 1`,
  )
  const account = rows[0] ?? expect.fail('the demonstration has no collection account')
  const { page, complaints, context } = await arriveAt('Collection-AccountCheck', '募集账户核验')
  await page.getByRole('button', { name: '核验' }).click()
  await page.getByText('请填写账户名称').waitFor()
  await page.getByLabel('账户名称').fill(account.name)
  await page.getByLabel('账号').fill(account.no)
  await page.getByLabel('产品名称或管理人名称').fill('启明资产管理有限公司')
  await page.reload()
  expect(await page.getByLabel('账号').inputValue()).toBe(account.no)
  await page.getByRole('button', { name: '核验' }).click()
  await solvePuzzle(page, portal.iisp)
  await page.getByText('核验不一致').waitFor()
  await page.getByRole('button', { name: '重新核验' }).click()
  await page.getByLabel('产品名称或管理人名称').fill('远山私募基金管理有限公司')
  await page.getByRole('button', { name: '核验' }).click()
  await solvePuzzle(page, portal.iisp)
  await page.getByText('核验一致').waitFor()
  expect(await page.getByRole('status').innerText()).toContain(account.no)
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
  await context.close()
})
