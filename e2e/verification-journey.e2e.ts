import { publicFiles } from '@iisp/app-server/public-settings'
import { loadConfig } from '@iisp/server/config/load-config'
import { launch, signedIn, stranger } from '@iisp/testing/browser'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { getVerifiedId, getVerifiedResult } from '@iisp/verification/contract'
import { registeredPersons } from '@iisp/verification/fixtures'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const dist = new URL('../apps/portal/dist', import.meta.url).pathname
let iisp: Iisp
let browser: Browser

beforeAll(async () => {
  iisp = await startIisp({
    serverUrl: inject('databaseUrl'),
    portalFolder: dist,
    generatedFiles: publicFiles(loadConfig({}, '/'), dist),
  })
  // a fake camera with a test picture, and permission to use it
  browser = await launch(inject('chromium'), [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ])
})
afterAll(async () => {
  await browser?.close()
  await iisp?.close()
})

test('[BL-188] a registered person records a video on the phone, a reviewer plays and passes it, and the requester sees the result', async () => {
  const asker = await iisp.as('lin.jing')
  const { verifiedId } = await asker.ok(getVerifiedId, { verifiedSource: '9', busiId: 'opening-1' })
  const legal = registeredPersons.find(
    ({ institutionId, role }) => institutionId === 'M001' && role === 'legal',
  )

  const phone = await stranger(browser, iisp)
  await phone.page.setViewportSize({ width: 390, height: 844 })
  await phone.page.goto(`/iisp/verify/${verifiedId}`)
  await phone.page.getByLabel('法定代表人').check()
  await phone.page.getByRole('textbox', { name: '姓名' }).fill('别人')
  await phone.page.getByRole('textbox', { name: '身份证号码' }).fill(legal?.idNumber ?? '')
  await phone.page.getByRole('checkbox').check()
  await phone.page.getByRole('button', { name: '下一步' }).click()
  await phone.page.getByText('姓名或身份证号码与登记信息不一致').waitFor()
  await phone.page.getByRole('textbox', { name: '姓名' }).fill(legal?.name ?? '')
  await phone.page.getByRole('button', { name: '下一步' }).click()
  await phone.page.getByRole('button', { name: '打开摄像头' }).click()
  await phone.page.getByRole('button', { name: '开始录制' }).click()
  await phone.page.getByText(/录制中/).waitFor()
  await phone.page.getByRole('button', { name: '结束录制' }).click()
  await phone.page.getByRole('button', { name: '提交', exact: true }).click()
  await phone.page.getByText('提交成功').waitFor()

  const desk = await signedIn(browser, iisp, 'zhao.tuo')
  await desk.page.goto('/iisp/operations/verification/review')
  await desk.page.getByRole('button', { name: '法定代表人 陆远山' }).first().click()
  const pass = desk.page.getByRole('button', { name: '通过', exact: true })
  expect(await pass.isDisabled()).toBe(true)
  await desk.page.getByRole('button', { name: '播放录像' }).click()
  await expect.poll(() => pass.isDisabled()).toBe(false)
  await pass.click()
  await desk.page
    .locator('.ant-modal')
    .getByRole('button', { name: /^通\s*过$/ })
    .click()
  await desk.page.getByText('已通过').first().waitFor()

  const result = await asker.ok(getVerifiedResult, { verifiedId, verifiedSource: '9' })
  expect(result).toMatchObject({ verifiedStatus: '1', person: { role: 'legal', name: '陆**' } })
  expect(desk.complaints).toEqual([])
})
