import type { BothLanguages } from './errors.ts'
import type { MenuNode } from './menu-answer.ts'
import type { Agreement, PageGates } from './page-gates.ts'
import type { PageEffect } from './page.ts'

/** A menu as the portal works with it. A group has the path ''. */
export interface Menu {
  readonly id: string
  readonly name: BothLanguages
  readonly path: string
  readonly icon: string
  readonly sort: number
  readonly level: number
  readonly parentId: string | null
  /** Whether the person has it. */
  readonly permitted: boolean
  readonly isNew: boolean
  readonly hidden: boolean
  readonly appletTip: boolean
  readonly gates: PageGates
  readonly effect: PageEffect | null
  readonly children: readonly Menu[]
}

/** An entry of the menu answer, read from the documents' spelling; siblings in their order. */
export const readMenu = (node: MenuNode): Menu => ({
  id: node.id,
  name: { zh: node.name, en: node.nameEn || node.name },
  path: node.path,
  icon: node.icon,
  sort: node.sort,
  level: node.level,
  parentId: node.parentId,
  permitted: isPermitted(node.coMenuPerm),
  isNew: node.isNew === '1',
  hidden: node.isHiddenMenu === '1',
  appletTip: node.isShowAppletTip === '1',
  gates: gatesOf(node),
  effect: effectOf(node),
  children: readMenus(node.children),
})
export const readMenus = (nodes: readonly MenuNode[]): readonly Menu[] =>
  nodes.map(readMenu).sort((a, b) => a.sort - b.sort)

/** Missing, null, '', 0 and '0' refuse; anything else permits. */
export const isPermitted = (flag: string | number | null | undefined): boolean =>
  flag !== undefined && flag !== null && !['', '0'].includes(String(flag))

const agreementsOf = (node: MenuNode): readonly Agreement[] => [
  ...(node.yelcProtocolRelated === '1' ? (['balanceFinancing'] as const) : []),
  ...(node.tghhkProtocalRelated === '1' ? (['custodyBanking'] as const) : []),
  ...(node.mjhhkProtocalRelated === '1' ? (['fundraising'] as const) : []),
]

const gatesOf = (node: MenuNode): PageGates => ({
  ...(node.loginRelated === '1' && { strongLogin: true }),
  ...(node.isSuperMgrControl === '1' && { supervised: node.busiType || true }),
  agreements: agreementsOf(node),
})

function effectOf(node: MenuNode): PageEffect | null {
  const { isJumpMenu: way, jumpUrl, embedUrl, newWindow, askFirst } = node
  if (node.isDisabled === '1') return 'comingSoon'
  if (askFirst !== undefined) return { askFirst }
  if (newWindow !== undefined) return { newWindow }
  if (jumpUrl !== undefined) return { jump: way === 1 ? 1 : 2, address: jumpUrl }
  if (way === 3) return { jump: way }
  // a path on another site is such a page too
  const address = embedUrl ?? (/^https?:\/\//.test(node.path) ? node.path : undefined)
  if (address === undefined) return null
  return { embedded: address, ...(node.notFound === '1' && { notFound: true }) }
}
