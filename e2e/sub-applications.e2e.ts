import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')
const manifestFile = new URL('../apps/portal/dist/.vite/manifest.json', import.meta.url)

test('[SH-020] the scripts of a sub-application are fetched when one of its paths is first opened', async () => {
  const { page } = operator
  const built = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, { file: string }>
  const { file } = built['../../modules/transfers/web/entry.ts']!
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)))
  // saving data switches prefetching off
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  await page.goto('/iisp/new-home')
  await page.getByRole('region', { name: '功能入口' }).waitFor()
  expect(asked).not.toContain(file)
  await page.goto('/iisp/transfer-money/transfer-instruction/transfer-list')
  await page.locator('[data-sub-application="transfers"]').getByRole('table').waitFor()
  expect(asked).toContain(file)
})
