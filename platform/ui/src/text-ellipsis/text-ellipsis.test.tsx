import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TextEllipsis } from './index.ts'

test.each([
  ['一二三四五', '一二三四五'],
  ['一二三四五六', '一二三四五…'],
  ['abcdefghij', 'abcdefghij'],
])('[SH-225] with a limit of 10 %s shows as %s', (text, shown) => {
  render(<TextEllipsis limit={10}>{text}</TextEllipsis>)
  expect(screen.getByText(shown)).toBeTruthy()
})
test('[SH-234] content that is not a string is an error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const element = (<b>粗</b>) as unknown as string
  expect(() => render(<TextEllipsis limit={10}>{element}</TextEllipsis>)).toThrow(/must be a string/)
  vi.restoreAllMocks()
})
