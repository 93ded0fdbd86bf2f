import { signedIn } from '@iisp/testing/browser'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()

test('[SH-166] [SH-356] an error on a page is stored with the person who met it', async () => {
  const { iisp, browser } = portal
  const { page, context } = await signedIn(browser, iisp, 'lin.jing')
  await page.route('**/api/tran/transferList/getTransferList', (route) =>
    route.fulfill({ status: 502, body: 'Bad Gateway' }),
  )
  const stored = page.waitForResponse((response) => response.url().endsWith('/errorLog/save'))
  await page.goto('/iisp/transfer-money/transfer-instruction/transfer-list?mid=10102')
  expect((await stored).status()).toBe(200)
  const { rows } = await iisp.owner.query<{ entry: Record<string, unknown> }>(
    `SELECT entry FROM identity.error_log WHERE entry->>'url' LIKE '/api/tran/transferList%'`,
  )
  expect(rows[0]?.entry).toMatchObject({ status: 502, method: 'POST', opName: 'lin.jing@yuanshan.example' })
  await context.close()
})
