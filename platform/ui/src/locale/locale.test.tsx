import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UiProvider, useUiText } from './index.ts'

const texts = { zh: { query: '查询', reset: '重置' }, en: { query: 'Search' } }

function Words() {
  const { query, reset } = useUiText(texts)
  return <p>{`${query} ${reset}`}</p>
}

test.each([
  ['zh', '查询 重置'],
  ['en', 'Search 重置'],
  ['fr', '查询 重置'],
])('[SH-425] in %s the words are %s: Chinese stands in for what is missing', (locale, words) => {
  render(
    <UiProvider locale={locale}>
      <Words />
    </UiProvider>,
  )
  expect(screen.getByText(words)).toBeTruthy()
})
