import type { Page } from 'playwright-core'

/**
 * Starts measuring the processor time of the page's main thread. The returned function gives it in milliseconds. Other
 * load on the machine affects it much less than wall-clock time.
 */
export async function mainThread(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
}
