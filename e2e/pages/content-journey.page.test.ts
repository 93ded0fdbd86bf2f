import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const reader = portal.person('he.yu')

async function arrivesAt(short: string, full: string, heading: string): Promise<void> {
  for (const from of [`/iisp/${short}`, `/${short}`]) {
    const answer = await fetch(`${portal.iisp.origin}${from}?from=mail`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${full}?from=mail`])
  }
  const { page, complaints, context } = await portal.stranger()
  await page.goto(`/iisp/${short}?from=mail`)
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
  const url = new URL(page.url())
  expect(url.pathname + url.search).toBe(`${full}?from=mail`)
  await expect.poll(async () => (await page.getByRole('article').innerText()).length).toBeGreaterThan(100)
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
  await context.close()
}

test.each([
  ['[SH-042]', 'business-description', '业务说明'],
  ['[SH-043]', 'customer-service-aside', '客户服务'],
  ['[SH-044]', 'zhaoshang-book', '业务红宝书'],
  ['[SH-046]', 'investment-services/market-trend/private-index', '市场动态：私募指数'],
  ['[SH-047]', 'PublicOffer-Information-Disclosure', '公募产品信息披露'],
  ['[SH-053]', 'certificate-check', '证书核验'],
  ['[SH-054]', 'valuation-business-guide/42', '估值差异的处理'],
])('%s anybody who opens %s arrives at its page below /cms', (_, name, heading) =>
  arrivesAt(name, `/cms/${name}`, heading),
)

test('[SH-054] inside the portal a short address leads to the guide that it names', async () => {
  const { page, context } = await portal.stranger()
  await page.goto('/cms/valuation-business-guide')
  await page.getByRole('heading', { name: '估值业务指南', level: 1 }).waitFor()
  await page.evaluate(() => {
    history.pushState(null, '', '/iisp/valuation-business-guide/42?from=mail')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.getByRole('heading', { name: '估值差异的处理', level: 1 }).waitFor()
  const url = new URL(page.url())
  expect(url.pathname + url.search).toBe('/cms/valuation-business-guide/42?from=mail')
  await context.close()
})

test.each([
  ['[SH-057]', 'help-center', '忘记密码怎么办？', '设置新密码', '录入一笔划款指令'],
  ['[SH-065]', 'operate-guide', '录入一笔划款指令', '核对托管账户与可用余额', '忘记密码怎么办？'],
  ['[SH-061]', 'news-center', '忘记密码可自行重置', '手机和邮箱验证码', '忘记密码怎么办？'],
])(
  '%s %s lists its articles alone and opens one by its address',
  async (_, name, title, words, elsewhere) => {
    const { page } = reader
    await page.goto(`/extension-center/${name}`)
    await page.getByRole('row', { name: title }).waitFor()
    expect(await page.getByRole('row', { name: elsewhere }).count()).toBe(0)
    await page.goto(`/iisp/extension-center/${name}`)
    await page.getByRole('row', { name: title }).getByText(title).click()
    await page.getByRole('dialog', { name: title }).getByText(words).waitFor()
    const opened = page.url()
    expect(new URL(opened).searchParams.get('id')).toMatch(/^\d+$/)
    await page.goto('/iisp/new-home')
    await page.goto(opened)
    await page.getByRole('dialog', { name: title }).getByText(words).waitFor()
    expect(reader.complaints).toEqual([])
  },
)

test('[SH-058] the download area lists files, and one is saved', async () => {
  const { page } = reader
  await page.goto('/iisp/extension-center/download-area')
  const row = page.getByRole('row', { name: 'UKEY 登录指引' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /下\s?载/ }).click(),
  ])
  expect(file.suggestedFilename()).toBe('UKEY登录指引.html')
  expect(await readFile(await file.path(), 'utf8')).toContain('FIDO2')
})

test('[SH-426] [BL-334] a list to read in offers 10, 20, 30, 50 and 100 rows a page', async () => {
  const { page } = reader
  await page.goto('/iisp/extension-center/download-area')
  const sizes = page.getByRole('combobox', { name: '每页条数' })
  await sizes.waitFor()
  expect(await sizes.locator('option').allInnerTexts()).toEqual(
    [10, 20, 30, 50, 100].map((size) => `${size}条/页`),
  )
})
