import { type MenuNode, readMenus } from '@iisp/contract'
import { menuNode } from '@iisp/testing/menu-node'
import { expect, test } from 'vitest'
import { entryGroups, partOfDay, shanghaiDate, shanghaiHour } from './home-rules.ts'

test.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [11, 'noon'],
  [13, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
] as const)('at %d o’clock it is %s', (hour, part) => expect(partOfDay(hour)).toBe(part))

test('day and hour are those of Shanghai', () => {
  const late = new Date('2026-11-20T16:30:00Z')
  expect(shanghaiHour(late)).toBe(0)
  expect(shanghaiDate(late, 'zh')).toBe('2026年11月21日星期六')
  expect(shanghaiDate(late, 'en')).toMatch(/Saturday,? 21 November 2026/)
})

const menu = (id: string, path: string, more: Partial<MenuNode> = {}) => menuNode(id, { path, ...more })
test('entries are the permitted, visible leaves under their top menu', () => {
  const tree = [
    menu('10', '', {
      children: [
        menu('101', '', { children: [menu('1011', '/a'), menu('1012', '/b', { coMenuPerm: '0' })] }),
        menu('102', '/c', { isHiddenMenu: '1' }),
      ],
    }),
    menu('90', '', { children: [menu('901', '/d', { coMenuPerm: null as never })] }),
  ]
  expect(
    entryGroups(readMenus(tree)).map((group) => [group.menu.id, group.leaves.map((leaf) => leaf.id)]),
  ).toEqual([['10', ['1011']]])
})
