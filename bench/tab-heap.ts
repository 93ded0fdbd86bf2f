import type { CDPSession, Page } from 'playwright-core'

/** Menus of two modules: a long form, a list, a list with dialogs. */
const menus = ['划款指令录入', '划款指令查询', '证券账户开户'] as const
/** Openings before the first figure: scripts are loaded and caches filled. */
const warmUp = 30

interface TabHeap {
  /** Bytes of the page's data after a collection, without compiled code, which grows while V8 optimises. */
  readonly before: number
  readonly after: number
}

/** Opens and closes tabs from home, one at a time, and compares the data of the page before and after. */
export async function measureTabHeap(page: Page, origin: string, times: number): Promise<TabHeap> {
  const session = await page.context().newCDPSession(page)
  await page.goto(`${origin}/iisp/new-home`)
  const menu = page.getByRole('navigation', { name: '菜单' })
  for (const group of [/^划款管理/, /^产品运营/]) {
    const head = menu.getByRole('button', { name: group })
    await head.waitFor()
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  }
  for (let i = 0; i < warmUp; i++) await openAndClose(page, menus[i % menus.length] as string)
  const before = await dataOf(session)
  for (let i = 0; i < times; i++) await openAndClose(page, menus[i % menus.length] as string)
  return { before, after: await dataOf(session) }
}

async function openAndClose(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: '菜单' })
  await menu.getByRole('button', { name, exact: true }).click()
  const tab = page.getByRole('tab', { name, selected: true })
  await tab.waitFor()
  await page.locator('[data-app]:visible').first().waitFor()
  await page.waitForLoadState('networkidle')
  await tab.press('Delete')
  await tab.waitFor({ state: 'detached' })
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly (readonly string[])[]
    }
  }
  readonly nodes: readonly number[]
}
/** Kinds of nodes that are not the page's data: compiled code, and what the browser and its inspector keep. */
const foreign: readonly string[] = ['code', 'native', 'synthetic', 'hidden']

/** A snapshot collects garbage first. */
async function dataOf(session: CDPSession): Promise<number> {
  const parts: string[] = []
  const add = ({ chunk }: { readonly chunk: string }) => void parts.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', add)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', add)
  const { snapshot, nodes } = JSON.parse(parts.join('')) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let sum = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!foreign.includes(types[0]?.[nodes[at + type] as number] ?? '')) sum += nodes[at + size] as number
  return sum
}
