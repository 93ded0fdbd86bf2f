import type { MenuItem, SupervisedKind } from '@iisp/contract'
import type { JumpTarget } from '../contract/jumps.ts'

/** What the installation says of another platform; null: nothing. */
export interface JumpSettings {
  readonly url: string | null
  /** Shared with the platform's server; this module only looks whether there is one. */
  readonly secret: string | null
}

/** What the composition hands to this module. */
export interface ApprovalParts {
  /** The menus of all modules: those flagged isSuperMgrControl name the kinds of business that are controlled. */
  readonly menus: readonly MenuItem[]
  /** The kinds that calls of all modules are supervised by. */
  readonly supervisedKinds: readonly SupervisedKind[]
  readonly source: 'fund' | 'custody'
  readonly jumps: Readonly<Record<JumpTarget, JumpSettings>>
}

/** The refinancing page's kind, which the documents fix. */
export const refinancing = '13'

/** Controlled kinds of business with what they are called. */
export function controlledKinds({
  menus,
  supervisedKinds,
}: Pick<ApprovalParts, 'menus' | 'supervisedKinds'>): ReadonlyMap<string, SupervisedKind['name']> {
  const flagged = menus.filter((menu) => menu.isSuperMgrControl === true)
  return new Map([
    [refinancing, { zh: '转融通', en: 'Refinancing' }],
    ...flagged.map((menu) => [menu.busiType ?? menu.id, menu.name] as const),
    ...supervisedKinds.map(({ kind, name }) => [kind, name] as const),
  ])
}
