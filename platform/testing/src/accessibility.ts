import type AxeCore from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Lets the pages of a context be judged. An init script, so that a page's content security policy stays in force. */
export const bringAxe = (context: BrowserContext): Promise<unknown> => context.addInitScript(axeSource)

/**
 * Violations on the page that axe rates serious or critical, as `rule: markup`. The context needs
 * `bringAxe`.
 */
export async function seriousFindings(page: Page): Promise<string[]> {
  // Elements that are still fading in do not have their final colours yet.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof AxeCore }
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return (
      violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
        // antd's calendar labels its year and month buttons by their action instead of their text.
        .filter((found) => !/^label-content-name-mismatch.*ant-picker-(year|month)-btn/.test(found))
    )
  })
}
