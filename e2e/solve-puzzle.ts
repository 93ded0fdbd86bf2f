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
  for (let moved = 0; moved + 3 <= gap; moved += 3) {
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(30)
  }
  await page.keyboard.press('Enter')
  await page.clock.runFor(600)
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
