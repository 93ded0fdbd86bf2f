import { fireEvent, render, screen } from '@testing-library/react'
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
test.each([
  ['1.239', '最多2位小数'],
  ['5k', '请输入金额，如 1,234.50、5万、1.2亿'],
  ['-5', '不能为负数'],
  ['1234567890123', '整数部分最多12位'],
])('%s stays in the field with the reason, and the amount before it is gone', async (typed, reason) => {
  render(<Form value="100.00" />)
  await userEvent.clear(input())
  await userEvent.type(input(), typed)
  await userEvent.tab()
  expect([input().value, value(), screen.getByRole('alert').textContent]).toEqual([typed, '', reason])
  await userEvent.clear(input())
  await userEvent.type(input(), '12')
  await userEvent.tab()
  expect([input().value, value(), screen.queryByRole('alert')]).toEqual(['12.00', '12.00', null])
})
test('5万 and 1.2亿 are amounts, and the field says which', async () => {
  render(<Form capital="伍万元整" />)
  await userEvent.type(input(), '5万')
  expect(value()).toBe('50000.00')
  expect(screen.getByRole('status').textContent).toBe('5万 = 50,000.00伍万元整')
  await userEvent.tab()
  expect([input().value, screen.getByRole('status').textContent]).toEqual(['50,000.00', '伍万元整'])
  input().focus()
  await userEvent.clear(input())
  await userEvent.paste('1.2亿元')
  expect(value()).toBe('120000000.00')
})
test('a pasted amount loses its separators and unit', async () => {
  render(<Form />)
  input().focus()
  await userEvent.paste('￥12,345.60元')
  await userEvent.tab()
  expect([input().value, value()]).toEqual(['12,345.60', '12345.60'])
})
test('a program that sets the text of the field changes the amount', () => {
  render(<Form value="99999999999.00" />)
  fireEvent.change(input(), { target: { value: '1234567.8' } })
  expect([input().value, value()]).toEqual(['1234567.8', '1234567.80'])
})
test('an amount set by the page replaces what was typed', async () => {
  const { rerender } = render(<AmountField label="金额" value="" onChange={() => undefined} />)
  await userEvent.type(input(), 'x')
  rerender(<AmountField label="金额" value="7.00" onChange={() => undefined} />)
  expect([input().value, screen.queryByRole('alert')]).toEqual(['7.00', null])
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
