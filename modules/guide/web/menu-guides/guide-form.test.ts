import type { MenuGuidePart } from '@iisp/guide/contract'
import { expect, test } from 'vitest'
import { addPart, changePart, faultOf, movePart, removePart } from './guide-form.ts'

const part = (uuid: string, zh = '说明', html = '<p>x</p>') => ({
  uuid,
  label: { zh, en: '' },
  html: { zh: html, en: '' },
  show: true,
})
const parts = [part('a'), part('b')]
const ids = (all: readonly MenuGuidePart[]) => all.map(({ uuid }) => uuid).join('')

test('parts are added, changed, moved and removed', () => {
  expect(addPart([])).toHaveLength(1)
  expect(changePart(parts, 'b', { show: false }).map(({ show }) => show)).toEqual([true, false])
  expect(ids(movePart(parts, 'b', -1))).toBe('ba')
  expect(ids(movePart(parts, 'b', 1))).toBe('ab')
  expect(ids(removePart(parts, 'a'))).toBe('b')
})

test('what has no Chinese title or text is not finished', () => {
  const wrong = [part('a', ' '), part('b', '说明', '<p>&nbsp;</p>'), part('c')]
  expect(wrong.map(faultOf)).toEqual(['label', 'html', null])
})
