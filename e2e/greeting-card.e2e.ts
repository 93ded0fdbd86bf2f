import { signedIn, stranger } from '@iisp/testing/browser'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const address = '/cms/greeting-card-generation'

/** The picture that the page saves, with its name. */
async function saved(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载图片' }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('[SH-055] anybody who opens greeting-card-generation arrives at /cms, makes a card and saves it as a picture', async () => {
  for (const from of ['/iisp/greeting-card-generation', '/greeting-card-generation']) {
    const answer = await fetch(`${portal.iisp.origin}${from}?from=mail`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${address}?from=mail`])
  }
  const { page, complaints, context } = await stranger(portal.browser, portal.iisp)
  await page.goto('/iisp/greeting-card-generation')
  await page.getByRole('heading', { name: '新年贺卡', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe(address)
  const plain = await saved(page)
  expect(plain.name).toBe('新年贺卡2027.png')
  expect(plain.bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([plain.bytes.readUInt32BE(16), plain.bytes.readUInt32BE(20)]).toEqual([1200, 800])

  await page.getByRole('radio', { name: '日出' }).check()
  const dawn = await saved(page)
  expect(dawn.bytes.equals(plain.bytes)).toBe(false)
  await page.getByRole('textbox', { name: '称呼' }).fill('王经理')
  await page.getByRole('textbox', { name: '祝福' }).fill('新春大吉')
  await page.getByRole('textbox', { name: '落款' }).fill('远山基金')
  await page.getByRole('img', { name: '贺卡预览：2027 新年快乐 王经理： 新春大吉 远山基金' }).waitFor()
  const written = await saved(page)
  expect(written.bytes.equals(dawn.bytes)).toBe(false)
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
  await context.close()
})

test('[SH-423] in January home greets once in a browser; the cookie that remembers it lives 60 days', async () => {
  portal.iisp.clock.set('2027-01-05T10:00:00+08:00')
  const { page, context } = await signedIn(portal.browser, portal.iisp, 'lin.jing')
  await page.goto('/iisp/new-home')
  const greeting = page.getByRole('dialog', { name: '2027 新年快乐' })
  await greeting.waitFor()
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'newYear')
  expect(cookie?.value).toBe('1')
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(Math.abs(days - 60)).toBeLessThan(0.1)

  const [card] = await Promise.all([
    context.waitForEvent('page'),
    greeting.getByRole('button', { name: '制作贺卡' }).click(),
  ])
  await card.getByRole('heading', { name: '新年贺卡', level: 1 }).waitFor()
  expect(new URL(card.url()).pathname).toBe(address)
  await greeting.waitFor({ state: 'detached' })

  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await greeting.count()).toBe(0)
  await context.clearCookies({ name: 'newYear' })
  await page.reload()
  await greeting.waitFor()
  await context.close()
})
