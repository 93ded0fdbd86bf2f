import { addComment } from '@iisp/guide/contract'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'
import { answer, arrive, notice, praise, press } from './praise.ts'

// how a page treats a call that fails: praise of a menu, pressed by a person
const portal = stagePortal()

test('[SH-360] [SH-367] what the server refuses is shown in its words as a warning, which goes after two seconds', async () => {
  const { page, context } = await arrive(portal, 'he.yu')
  // the menu has been taken away meanwhile
  await portal.iisp.owner.query(
    `UPDATE identity.account SET roles = '{reviewer}' WHERE email = 'he.yu@qiming.example'`,
  )
  // a session is read again after some seconds
  portal.iisp.clock.advance(6)
  await page.clock.pauseAt(portal.iisp.clock.now().getTime() + 600_000)
  const answered = page.waitForResponse(`**${addComment.path}`)
  await praise(page).click()
  const refusal = await answered
  const { msg } = (await refusal.json()) as { msg: string }
  expect([refusal.status(), msg]).toEqual([404, expect.stringMatching(/\p{Script=Han}/u)])
  const shown = notice(page, 'warning', msg)
  await shown.waitFor()
  await page.clock.runFor(1_900)
  expect(await shown.isVisible()).toBe(true)
  await page.clock.runFor(200)
  await shown.waitFor({ state: 'detached' })
  await context.close()
})

test('[SH-360] [SH-366] what fails in the server is shown in its words as an error, which stays until it is closed', async () => {
  const { page, context } = await arrive(portal)
  await page.clock.pauseAt(portal.iisp.clock.now().getTime() + 600_000)
  await answer(page, { status: 500, msg: '处理失败，编号7' })
  await press(page)
  const shown = notice(page, 'error', '处理失败，编号7')
  await shown.waitFor()
  await page.clock.runFor(600_000)
  expect(await shown.isVisible()).toBe(true)
  await shown.getByRole('button').click()
  await shown.waitFor({ state: 'detached' })
  await context.close()
})

test('[SH-175] [SH-403] the same notice is shown once within five seconds', async () => {
  const { page, context } = await arrive(portal)
  await page.clock.pauseAt(portal.iisp.clock.now().getTime() + 600_000)
  await answer(page, { status: 500, msg: '请稍候重试' })
  const shown = notice(page, 'error', '请稍候重试')
  await press(page)
  await shown.waitFor()
  await shown.getByRole('button').click()
  await shown.waitFor({ state: 'detached' })
  await page.clock.runFor(4_500)
  await press(page)
  // another one comes at once
  await answer(page, { status: 500, msg: '另一提示' })
  await page.clock.runFor(300)
  await press(page)
  await notice(page, 'error', '另一提示').waitFor()
  expect(await shown.count()).toBe(0)
  await answer(page, { status: 500, msg: '请稍候重试' })
  await page.clock.runFor(700)
  await press(page)
  await shown.waitFor()
  await context.close()
})
