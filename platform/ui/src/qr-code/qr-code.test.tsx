import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QrCode } from './index.ts'

const drawn = () => screen.getByRole('img', { name: '扫码' }).querySelector('svg')?.innerHTML ?? ''

test('different texts give different codes, and a code is an image with a name', () => {
  const { rerender } = render(<QrCode label="扫码" value="https://a.example/" />)
  const first = drawn()
  expect(first).toContain('path')
  rerender(<QrCode label="扫码" value="https://b.example/" />)
  expect(drawn()).not.toBe(first)
})
