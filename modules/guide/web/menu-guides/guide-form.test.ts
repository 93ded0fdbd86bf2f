import type { MenuGuideContent } from '@iisp/guide/contract'
import { expect, test } from 'vitest'
import { addPart, changePart, movePart, removePart, unfinished } from './guide-form.ts'

const part = (uuid: string, zh = '说明', html = '<p>x</p>') => ({
  uuid,
  label: { zh, en: '' },
  html: { zh: html, en: '' },
  show: true,
})
const content: MenuGuideContent = {
  items: [part('a'), part('b')],
  notes: [],
  showNum: 3,
  showVisible: false,
  associations: [],
  book: true,
  autoOpen: true,
}
const ids = ({ items }: MenuGuideContent) => items.map((item) => item.uuid).join('')

test('parts are added, changed, moved and removed', () => {
  expect(addPart(content, 'notes').notes).toHaveLength(1)
  expect(changePart(content, 'items', 'b', { show: false }).items.map((item) => item.show)).toEqual([
    true,
    false,
  ])
  expect(ids(movePart(content, 'items', 'b', -1))).toBe('ba')
  expect(ids(movePart(content, 'items', 'b', 1))).toBe('ab')
  expect(ids(removePart(content, 'items', 'a'))).toBe('b')
})

test('what has no Chinese title or text is not finished', () => {
  const wrong = { ...content, items: [part('a', ' '), part('b', '说明', '<p>&nbsp;</p>'), part('c')] }
  expect([...unfinished(wrong)]).toEqual([
    ['a', 'label'],
    ['b', 'html'],
  ])
})
