import { type Page, lineage } from '@iisp/contract'
import { isMenuIcon } from '@iisp/ui/menu-icon'
import { expect, test } from 'vitest'
import manifests from './manifests.ts'

const entries = manifests
  .flatMap(({ pages }) => pages)
  .filter((page): page is Page => 'parent' in page)
  .flatMap(lineage)

/** Menus that stand beside each other: groups, and the pages of each group. */
const siblings = Map.groupBy(new Set(entries), (entry) => entry.parent?.name.zh ?? '')

test.each([...siblings])('no two menus below “%s” have the same icon, and each icon is drawn', (_, menus) => {
  const icons = menus.map(({ name, icon = '' }) => [name.zh, icon] as const)
  expect(icons.filter(([, icon]) => !isMenuIcon(icon))).toEqual([])
  expect(icons.filter(([, icon]) => icons.filter(([, other]) => other === icon).length > 1)).toEqual([])
})
