import type { MenuItem } from '@iisp/contract'
import type { JumpTarget } from '../contract/agreements.ts'

/** What the composition hands to this module. */
export interface ApprovalParts {
  /** The menus of all modules: those flagged isSuperMgrControl name the kinds of business that are controlled. */
  readonly menus: readonly MenuItem[]
  readonly source: 'fund' | 'custody'
  /** null: the installation names no address. */
  readonly jumpUrls: Readonly<Record<JumpTarget, string | null>>
}

/** The refinancing page's kind, which the documents fix. */
export const refinancing = '13'

/** Controlled kinds of business with what they are called. */
export function controlledKinds(menus: readonly MenuItem[]): ReadonlyMap<string, { zh: string; en: string }> {
  const flagged = menus.filter((menu) => menu.isSuperMgrControl === true)
  return new Map([
    [refinancing, { zh: '转融通', en: 'Refinancing' }],
    ...flagged.map((menu) => [menu.busiType ?? menu.id, menu.name] as const),
  ])
}
