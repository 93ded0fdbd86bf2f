import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CountBadge } from './index.ts'

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i is shown as %s', (count, shown) => {
  const { container } = render(<CountBadge count={count} />)
  expect(container.textContent).toBe(shown)
})
