import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedIn } from '@iisp/testing/browser'
import { openPortal } from './portal.ts'

// a question that is spoken: when it is heard, how the meter falls, and when it is complete
let recogniser: Server
let portal: Awaited<ReturnType<typeof openPortal>>
let operator: Person
beforeAll(async () => {
  recogniser = createServer((request, answer) => {
    request
      .resume()
      .on('end', () => answer.setHeader('content-type', 'application/json').end('{"text":"查余额"}'))
  })
  await new Promise<void>((done) => recogniser.listen(0, '127.0.0.1', done))
  const { port } = recogniser.address() as AddressInfo
  portal = await openPortal({ speechUrl: `http://127.0.0.1:${port}/transcribe`, speechModel: 'whisper' })
  operator = await signedIn(portal.browser, portal.iisp, 'lin.jing')
  // a microphone whose volume the test sets, from 0 to 100
  await operator.context.addInitScript(() => {
    const page = window as unknown as { volume: number; samples: number }
    Object.assign(page, { volume: 0, samples: 0 })
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext()
      const sound = context.createMediaStreamDestination()
      const tone = context.createOscillator()
      tone.connect(sound)
      tone.start()
      return sound.stream
    }
    AnalyserNode.prototype.getFloatTimeDomainData = (into) => {
      page.samples += 1
      into.fill(page.volume / 300)
    }
  })
})
afterAll(async () => {
  await portal?.close()
  recogniser?.close()
})

const microphone = (): Locator => operator.page.getByRole('button', { name: '结束录音' })
const level = () =>
  microphone().evaluate((button) => (button.querySelector('span[style]') as HTMLElement | null)?.style.width)
const samples = () => operator.page.evaluate(() => (window as unknown as { samples: number }).samples)
/** Lets this many samples be heard at a volume. */
async function hear(volume: number, times: number): Promise<void> {
  await operator.page.evaluate((heard) => Object.assign(window, { volume: heard }), volume)
  for (let nth = 0; nth < times; nth++)
    // oxlint-disable-next-line no-await-in-loop -- one sample after the other
    await operator.context.clock.runFor(200)
}

test('[BU-393] [BU-394] [BU-395] [BU-396] [SH-451] [SH-452] [SH-454] the volume is taken every 200 ms, from 10 on it is speech, the meter falls by 7, and five quiet samples end it', async () => {
  const { page, context } = operator
  await page.goto('/iisp/new-home')
  await page.getByRole('button', { name: /^在线客服/ }).click()
  await page.getByRole('button', { name: '语音输入' }).click()
  const now = await page.evaluate(() => Date.now())
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^同\s*意$/ })
    .click()
  await microphone().waitFor()
  await expect.poll(samples).toBeGreaterThan(0)
  await context.clock.pauseAt(now + 20_000)

  const before = await samples()
  await context.clock.runFor(2000)
  expect((await samples()) - before).toBe(10)

  // nine is no speech, so that the quiet after it ends nothing
  await hear(9, 1)
  await expect.poll(level).toBe('9%')
  await hear(0, 7)
  await microphone().waitFor()
  await hear(50, 1)
  await expect.poll(level).toBe('50%')
  await hear(0, 1)
  await expect.poll(level).toBe('43%')
  await hear(0, 1)
  await expect.poll(level).toBe('36%')
  // ten is speech: the quiet is counted anew
  await hear(10, 1)
  await expect.poll(level).toBe('29%')
  await hear(0, 4)
  await expect.poll(level).toBe('1%')
  expect(await microphone().count()).toBe(1)
  await hear(0, 1)
  await microphone().waitFor({ state: 'detached' })
  await context.clock.resume()
  await expect
    .poll(() => page.getByRole('textbox', { name: '问题' }).inputValue(), { timeout: 10_000 })
    .toBe('查余额')
})
