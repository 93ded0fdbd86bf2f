import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { AmountField, type AmountFieldProps } from './index.ts'

function Form(props: Partial<AmountFieldProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <>
      <AmountField label="金额" {...props} value={value} onChange={setValue} />
      <p data-testid="value">{value}</p>
    </>
  )
}
const input = () => screen.getByRole('textbox', { name: /金额/ }) as HTMLInputElement
const value = () => screen.getByTestId('value').textContent

test('an amount has thousands separators except while typed, and its value has two decimals', async () => {
  render(<Form />)
  await userEvent.type(input(), '1234567.8')
  expect([input().value, value()]).toEqual(['1234567.8', '1234567.80'])
  await userEvent.tab()
  expect(input().value).toBe('1,234,567.80')
})
test('full-width digits become ASCII', async () => {
  render(<Form />)
  await userEvent.type(input(), '１２．５')
  expect(value()).toBe('12.50')
})
test('a third decimal is refused, and the field shows why', async () => {
  render(<Form />)
  await userEvent.type(input(), '1.239')
  expect([input().value, value()]).toEqual(['1.23', '1.23'])
  expect(screen.getByText('最多2位小数')).toBeTruthy()
})
test('a pasted amount loses its separators and unit; letters are refused', async () => {
  render(<Form />)
  input().focus()
  await userEvent.paste('￥12,345.60元')
  expect(value()).toBe('12345.60')
  await userEvent.type(input(), 'x')
  expect([input().value, screen.queryByText('请输入数字') !== null]).toEqual(['12345.60', true])
})
test('large amounts keep every digit', async () => {
  render(<Form />)
  await userEvent.type(input(), '999999999999.99')
  expect(value()).toBe('999999999999.99')
})
test('the amount in words is shown below; an error is associated with the field', () => {
  render(<Form value="100.00" capital="壹佰元整" error="余额不足" required />)
  expect(screen.getByText('壹佰元整')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('余额不足')
  expect(input().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  expect([input().getAttribute('aria-invalid'), input().getAttribute('aria-required')]).toEqual([
    'true',
    'true',
  ])
})
