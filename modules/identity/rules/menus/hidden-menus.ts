import type { InstitutionKind } from '@iisp/contract'

/** The facts by which menus are hidden. */
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
 * Menus hidden from kinds of institutions, including everything below them. Hidden menus are not
 * listed, cannot be requested, and are refused by URL and by call. This is the only place that
 * defines them.
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
