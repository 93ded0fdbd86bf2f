import { type Person, signedIn } from '@iisp/testing/browser'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { savedBy, unfold } from './menu-gates.ts'
import { stagePortal } from './portal.ts'
import { menu } from './shell.ts'

const portal = stagePortal(
  { mainPlatformUrl: 'https://main.example', mainPlatformSecret: 'shared' },
  { SERVICE_PHONE: '0755-12345678' },
)

const notice = (page: Page, text: string) => page.locator('[data-type]').filter({ hasText: text })

/** Stops the browser's clock, so that only `page.clock.runFor` lets time pass. */
const stopClock = (page: Page) => page.clock.pauseAt(portal.iisp.clock.now().getTime() + 600_000)

async function byPassword(): Promise<Person> {
  return signedIn(portal.browser, portal.iisp, await portal.iisp.as('lin.jing', 0))
}

test('[SH-251] [SH-252] [SH-253] [SH-443] a menu for strong sign-ins tells a password session for ten seconds what to do, with a guide and a telephone number', async () => {
  const { page, context } = await byPassword()
  await unfold(page, /^外部平台/, /^智能服务/)
  await stopClock(page)
  await menu(page)
    .getByRole('button', { name: /^智能服务/ })
    .click()
  const shown = notice(page, '该功能需使用短信或UKEY登录后访问')
  await shown.getByText('0755-12345678').waitFor()
  await page.clock.runFor(9000)
  expect(await shown.isVisible()).toBe(true)
  await page.clock.runFor(1500)
  await shown.waitFor({ state: 'detached' })
  await menu(page)
    .getByRole('button', { name: /^智能服务/ })
    .click()
  await shown.waitFor()
  expect(await savedBy(page, 'UKEY登录指引')).toContain('FIDO2')
  await context.close()
})
