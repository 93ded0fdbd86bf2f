import { transferList } from '@iisp/transfers/contract'
import type { Page } from 'playwright-core'

const tabs = 20
interface Menu {
  readonly id: string
  readonly name: string
  readonly children: readonly Menu[]
}
const listMenu = transferList.id

/** Adds menus for the same list, so that 20 tabs can be open. */
function withMoreLists(menus: readonly Menu[]): Menu[] {
  return menus.map((menu) => {
    const list = menu.children.find((child) => child.id === listMenu)
    if (list === undefined) return menu
    const more = Array.from({ length: tabs - 1 }, (_, i) => ({
      ...list,
      id: `${listMenu}${i}`,
      name: `清单${i + 1}号`,
      nameEn: `List ${i + 1}`,
      sort: 100 + i,
    }))
    return { ...menu, children: [...menu.children, ...more] }
  })
}

/** Opens 20 tabs with a list each and switches between them. Returns the milliseconds from each click until the paint. */
export async function measureSwitches(page: Page, origin: string, times: number): Promise<number[]> {
  await page.route('**/getMenuAuthority*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: Menu[] }
    await route.fulfill({ response, json: { ...body, data: withMoreLists(body.data) } })
  })
  // the answers that come with the page would leave that call out
  await page.route(`${origin}/iisp`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/"answers":/, '"unused":') })
  })
  await page.goto(`${origin}/iisp`)
  const menu = page.getByRole('navigation')
  const group = menu.getByRole('button', { name: /^划款管理/ })
  await group.waitFor()
  const first = menu.getByRole('button', { name: '划款指令查询' })
  if (!(await first.isVisible())) await group.click()
  await first.click()
  await rows(page)
  for (let i = 1; i < tabs; i++) {
    await menu.getByRole('button', { name: `清单${i}号`, exact: true }).click()
    await rows(page)
  }
  return page.evaluate(switchTabs, times)
}

const rows = (page: Page): Promise<void> =>
  page.locator('[data-app="transfers"]').filter({ visible: true }).getByText(/HK20/).first().waitFor()

/**
 * Runs in the page. Steps of 7 visit all 20 tabs and never the one in front. Each switch waits until the page is idle
 * after the one before, because a tab that comes to the front refetches its list.
 */
async function switchTabs(times: number): Promise<number[]> {
  const bar = [...document.querySelectorAll<HTMLElement>('[role="tab"][data-key]')].slice(1)
  if (bar.length !== 20) throw new Error(`${bar.length} tabs are open`)
  const painted = () =>
    new Promise<void>((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => done(), { once: true })
        port1.start()
        port2.postMessage(null)
      })
    })
  const rest = () => new Promise<void>((done) => setTimeout(() => requestIdleCallback(() => done()), 100))
  const took: number[] = []
  for (let i = 0; i < times; i++) {
    const tab = bar[(i * 7) % bar.length] as HTMLElement
    const began = performance.now()
    tab.click()
    do await painted()
    while (tab.getAttribute('aria-selected') !== 'true')
    took.push(performance.now() - began)
    await rest()
  }
  return took
}
