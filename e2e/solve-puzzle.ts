import { gapOf } from '@iisp/testing/browser'
import type { Iisp } from '@iisp/testing/iisp'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Moves the piece of the shown puzzle into its gap by the arrow keys. */
export async function solvePuzzle(page: Page, iisp: Iisp): Promise<void> {
  const handle = page.getByRole('slider', { name: '拼图位置' })
  // The handle can have the focus once the picture is loaded.
  await expect
    .poll(() => handle.evaluate((element) => element === document.activeElement), { timeout: 10_000 })
    .toBe(true)
  const gap = await gapOf(iisp)
  // with Shift a press moves it by 15 px, else by 3
  for (let left = gap; left >= 3; left -= left >= 15 ? 15 : 3) {
    await page.keyboard.press(left >= 15 ? 'Shift+ArrowRight' : 'ArrowRight')
    await page.clock.runFor(90)
  }
  await page.keyboard.press('Enter')
  await handle.waitFor({ state: 'detached' })
}

/** The code of six digits in the last message that this channel carried and whose text has these words. */
export async function sentCode(iisp: Iisp, channel: 'sms' | 'mail', words: string): Promise<string> {
  const read = async () => {
    const { rows } = await iisp.owner.query<{ body: string }>(
      'SELECT body FROM platform.message_outbox WHERE channel = $1 AND strpos(body, $2) > 0 ORDER BY id DESC LIMIT 1',
      [channel, words],
    )
    return /\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? ''
  }
  await expect.poll(read, { timeout: 15_000 }).toMatch(/^\d{6}$/)
  return read()
}
