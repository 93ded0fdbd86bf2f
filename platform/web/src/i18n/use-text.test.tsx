import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defineTexts, setLocale, storedLocale, useText } from './index.ts'

const texts = defineTexts({ hello: ['您好，{{name}}', 'Hello, {{name}}'] })
const Greeting = () => <p>{useText(texts)('hello', { name: '林静' })}</p>

test('[SH-162] a switch of the language takes effect at once, sets the document’s lang and is remembered', async () => {
  render(<Greeting />)
  expect(screen.getByText('您好，林静')).toBeTruthy()
  await act(() => setLocale('en'))
  expect(screen.getByText('Hello, 林静')).toBeTruthy()
  expect(document.documentElement.lang).toBe('en')
  expect(localStorage.getItem('locale')).toBe('en')
  await act(() => setLocale('zh'))
  expect(document.documentElement.lang).toBe('zh-CN')
})

test.each([
  [null, 'zh'],
  ['fr', 'zh'],
  ['en', 'en'],
])('[SH-425] a stored locale %s means %s', (stored, meant) => {
  if (stored === null) localStorage.removeItem('locale')
  else localStorage.setItem('locale', stored)
  expect(storedLocale()).toBe(meant)
})
