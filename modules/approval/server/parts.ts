import { type Page, type SupervisedKind, approvalKindOf } from '@iisp/contract'
import type { JumpTarget } from '../contract/jumps.ts'

/** What the installation says of another platform; null: nothing. */
export interface JumpSettings {
  readonly url: string | null
  /** Shared with the platform's server; this module only looks whether there is one. */
  readonly secret: string | null
}

/** What the composition hands to this module. */
export interface ApprovalParts {
  /** The pages of all modules: those with a supervised gate name the kinds of business that are controlled. */
  readonly pages: readonly Page[]
  /** The kinds that calls of all modules are supervised by. */
  readonly supervisedKinds: readonly SupervisedKind[]
  readonly source: 'fund' | 'custody'
  readonly jumps: Readonly<Record<JumpTarget, JumpSettings>>
}

/** The refinancing page's kind, which the documents fix. */
export const refinancing = '13'

/** Controlled kinds of business with what they are called. */
export function controlledKinds({
  pages,
  supervisedKinds,
}: Pick<ApprovalParts, 'pages' | 'supervisedKinds'>): ReadonlyMap<string, SupervisedKind['name']> {
  return new Map([
    [refinancing, { zh: '转融通', en: 'Refinancing' }],
    ...pages.flatMap((page) => {
      const kind = approvalKindOf(page)
      return kind === null ? [] : [[kind, page.name] as const]
    }),
    ...supervisedKinds.map(({ kind, name }) => [kind, name] as const),
  ])
}
