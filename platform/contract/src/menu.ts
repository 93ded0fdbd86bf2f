import type { Role } from './people.ts'

/**
 * A menu entry as a module contributes it. Who gets it by default is a list of roles; an administrator
 * may take it from a person, never give it beyond the roles of the institution's kind.
 */
export interface MenuItem {
  readonly id: string
  readonly parentId: string | null
  readonly name: { readonly zh: string; readonly en: string }
  /** Path below /iisp, '' for a group. */
  readonly path: string
  readonly icon?: string
  readonly sort: number
  readonly roles: readonly Role[]
  /** Its page asks for a list, at once or by hand as each account chooses (`useListPage`). */
  readonly queries?: boolean
  readonly isNew?: boolean
  readonly isHiddenMenu?: boolean
  readonly isShowAppletTip?: boolean
  readonly isJumpMenu?: 1 | 2 | 3
  readonly isDisabled?: boolean
  readonly loginRelated?: boolean
  readonly yelcProtocolRelated?: boolean
  readonly tghhkProtocalRelated?: boolean
  readonly mjhhkProtocalRelated?: boolean
  /** A super-manager opens it with a supervisor's approval of kind `busiType`, the menu's id where nothing is said. */
  readonly isSuperMgrControl?: boolean
  readonly busiType?: string
  /** Which group of the to-do board its count belongs to; absent where the menu has none. */
  readonly todoGroup?: TodoGroup
}

/** The groups of the to-do board (document 001, section 2.6). */
export const todoGroups = {
  transfers: { zh: '划款税费', en: 'Transfers and taxes' },
  ta: { zh: 'TA', en: 'TA' },
  valuation: { zh: '估值', en: 'Valuation' },
  product: { zh: '产品管理', en: 'Products' },
  other: { zh: '其他', en: 'Other' },
} as const
export type TodoGroup = keyof typeof todoGroups
