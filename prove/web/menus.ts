import { type MenuNode, type Page, onRequestGroup } from '@iisp/contract'
import { getMenuAuthority } from '@iisp/identity/contract'
import type { Iisp } from '@iisp/testing/iisp'
import { rightsOf } from '../access/rights.ts'
import type { Verdict } from '../harness.ts'

interface Leaf {
  readonly menu: MenuNode
  /** Id of the top menu that it stands below. */
  readonly top: string
}
const leavesOf = (menu: MenuNode, top = menu.id): readonly Leaf[] =>
  menu.children.length > 0 ? menu.children.flatMap((child) => leavesOf(child, top)) : [{ menu, top }]

/**
 * The pages of a person's menus. Checks the tree that the server answers against the rights that the database gives:
 * it has every page of the person, and no other but those that stand locked under 可申请.
 */
export async function menusOf(iisp: Iisp, name: string, verdict: Verdict): Promise<readonly Page[]> {
  const { pages } = await rightsOf(iisp, name)
  const client = await iisp.as(name)
  const tree = await client.ok(getMenuAuthority, {})
  const leaves = tree.flatMap((menu) => leavesOf(menu))
  const own = new Set([...pages].map(({ id }) => id))
  const refused = leaves.filter(({ menu, top }) => !own.has(menu.id) && top !== onRequestGroup.id)
  verdict.check(
    refused.length === 0,
    `${name} sees ${leaves.length} menus, of which ${refused.length} answer 403: ${refused.map(({ menu }) => menu.name).join('、')}`,
  )
  for (const { menu, top } of leaves) {
    const locked = top === onRequestGroup.id
    verdict.check(locked === !own.has(menu.id), `${name}: ${menu.name} is ${locked ? '' : 'not '}locked`)
    verdict.check(locked === (menu.coMenuPerm === '0'), `${name}: ${menu.name} has ${menu.coMenuPerm}`)
  }
  const shown = [...pages].filter((page) => leaves.some(({ menu }) => menu.id === page.id))
  // jumps to other platforms have menus only where they are configured
  const missing = [...pages].filter((page) => !shown.includes(page) && page.effect === undefined)
  verdict.check(
    missing.length === 0,
    `${name} does not see ${missing.map((page) => page.name.zh).join('、')}`,
  )
  return shown
}
