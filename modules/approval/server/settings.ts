import { type SupervisedKind, approvalKindOf } from '@iisp/contract'
import { oncePerRegistry, supervisedKinds } from '@iisp/server'
import type { JumpTarget } from '../contract/jumps.ts'

/** Access of this installation to another platform. */
export interface JumpSettings {
  readonly url: string | null
  /** Shared with the other platform's server. This module only checks whether it is set. */
  readonly secret: string | null
}

export interface ApprovalSettings {
  readonly source: 'fund' | 'custody'
  readonly jumps: Readonly<Record<JumpTarget, JumpSettings>>
}

/** The refinancing page's kind, which the documents fix. */
export const refinancing = '13'

/** The kinds of business that super-managers need an approval for, of the pages and calls of all modules. */
export const controlledKinds = oncePerRegistry(
  (registry): ReadonlyMap<string, SupervisedKind['name']> =>
    new Map([
      [refinancing, { zh: '转融通', en: 'Refinancing' }],
      ...registry.pages.flatMap((page) => {
        const kind = approvalKindOf(page)
        return kind === null ? [] : [[kind, page.name] as const]
      }),
      ...registry.itemsOf(supervisedKinds).map(({ kind, name }) => [kind, name] as const),
    ]),
)
