import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TextField } from '../text-field/index.ts'
import { FormPage, FormSection, type FormError } from './index.ts'

const nothing = () => undefined
const page = (props: { errors?: FormError[]; onSubmit?: () => void }) => (
  <FormPage title="新建指令" onSubmit={nothing} actions={<button type="submit">提交</button>} {...props}>
    <FormSection title="付款信息">
      <TextField label="摘要" name="summary" value="" onChange={nothing} />
      <TextField label="备注" name="remark" value="" onChange={nothing} />
    </FormSection>
  </FormPage>
)
const focused = () => document.activeElement

test('errors are summarised, the first invalid field gets the focus, and each line of the summary links to its field', async () => {
  render(
    page({
      errors: [
        { name: 'summary', message: '请填写摘要' },
        { name: 'remark', message: '备注太长了' },
      ],
    }),
  )
  expect(screen.getByText('有2处内容需要修改')).toBeTruthy()
  expect(focused()).toBe(screen.getByRole('textbox', { name: '摘要' }))
  await userEvent.click(screen.getByRole('button', { name: '备注太长了' }))
  expect(focused()).toBe(screen.getByRole('textbox', { name: '备注' }))
})
test('Enter in a field submits', async () => {
  const onSubmit = vi.fn<(...args: unknown[]) => void>()
  render(page({ onSubmit }))
  await userEvent.type(screen.getByRole('textbox', { name: '摘要' }), '{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})
