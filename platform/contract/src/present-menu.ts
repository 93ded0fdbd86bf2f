import type { MenuNode } from './menu-answer.ts'
import { approvalKindOf } from './approval-kind.ts'
import { type Page, type PageEffect, type PageGroup, isPage } from './page.ts'

const flagOf = (value: boolean | undefined) => (value === true ? '1' : '0')

/** A page or a group as the menu answer spells it. */
export function presentMenu(
  entry: Page | PageGroup,
  { level, permitted, children }: { level: number; permitted: boolean; children: readonly MenuNode[] },
): MenuNode {
  const page: Partial<Page> = isPage(entry) ? entry : {}
  const kind = approvalKindOf({ id: entry.id, ...(page.gates && { gates: page.gates }) })
  return {
    id: entry.id,
    name: entry.name.zh,
    displayName: entry.name.zh,
    nameEn: entry.name.en,
    path: page.path ?? '',
    icon: entry.icon ?? '',
    sort: entry.sort,
    level,
    parentId: entry.parent?.id ?? null,
    coMenuPerm: flagOf(permitted),
    isNew: flagOf(page.isNew),
    isHiddenMenu: flagOf(page.hidden),
    isShowAppletTip: flagOf(page.appletTip),
    isDisabled: flagOf(page.effect === 'comingSoon'),
    loginRelated: flagOf(page.gates?.strongLogin),
    yelcProtocolRelated: flagOf(page.gates?.agreements?.includes('balanceFinancing')),
    tghhkProtocalRelated: flagOf(page.gates?.agreements?.includes('custodyBanking')),
    mjhhkProtocalRelated: flagOf(page.gates?.agreements?.includes('fundraising')),
    isSuperMgrControl: flagOf(kind !== null),
    busiType: kind ?? entry.id,
    ...presentEffect(page.effect),
    children,
  }
}

function presentEffect(effect: PageEffect | undefined): Partial<MenuNode> {
  if (effect === undefined || effect === 'comingSoon') return {}
  if ('jump' in effect)
    return { isJumpMenu: effect.jump, ...('address' in effect && { jumpUrl: effect.address }) }
  if ('embedded' in effect) return { embedUrl: effect.embedded, notFound: flagOf(effect.notFound) }
  return effect
}
