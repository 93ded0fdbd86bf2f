import type { InstitutionKind } from '@iisp/contract'

/** What menus are hidden by. */
export interface MenuFacts {
  /** The kind that the institution has at the side in use. */
  readonly kind: InstitutionKind
  /** Public-offering manager. */
  readonly isPublic: boolean
  /** The custodian watches the reports of its funds. */
  readonly isMonitored: boolean
}

interface HideRule {
  readonly menuId: string
  readonly isHidden: (facts: MenuFacts) => boolean
}

const onChannelSide = ({ kind }: MenuFacts) => kind === 'channel'

/**
 * Which menus are hidden from whom, with everything below them: they are not listed, cannot be asked for, and are refused
 * by address and by call. The only place where this is said.
 */
export const hideRules: readonly HideRule[] = [
  // payment instructions are given by managers, not by a sales institution
  { menuId: '10', isHidden: onChannelSide },
  { menuId: '12', isHidden: onChannelSide },
  { menuId: '40205', isHidden: ({ isMonitored }) => isMonitored },
  { menuId: '1012', isHidden: onChannelSide },
  { menuId: '1013', isHidden: ({ isPublic }) => isPublic },
  { menuId: '1015', isHidden: (facts) => onChannelSide(facts) || facts.isPublic },
]

export const hiddenMenus = (facts: MenuFacts): readonly string[] =>
  hideRules.filter(({ isHidden }) => isHidden(facts)).map(({ menuId }) => menuId)
