import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity } from 'react'
import { expect, test, vi } from 'vitest'
import { AntdTheme } from '../theme/index.ts'
import { Modal, type ModalSize } from './index.ts'

const widthOf = (dialog: HTMLElement) => {
  const modal = dialog.closest<HTMLElement>('.ant-modal') ?? dialog
  return modal.style.width || modal.style.getPropertyValue('--ant-modal-xs-width')
}
const nothing = () => undefined

test.each([
  ['SH-439', 'small', '500px'],
  ['SH-440', 'middle', '700px'],
  ['SH-441', 'large', '900px'],
  ['SH-442', 'contact', '600px'],
] as const)('[%s] a dialog of size %s is %s wide', (_, size: ModalSize, width) => {
  render(<Modal open size={size} title="催办" onCancel={nothing} />)
  expect(widthOf(screen.getByRole('dialog'))).toBe(width)
})

test('a dialog is named by its title, closes on Escape and returns the focus', async () => {
  const onCancel = vi.fn<(...args: unknown[]) => void>()
  const page = (open: boolean) => (
    <>
      <button type="button">打开</button>
      <Modal open={open} title="催办" onCancel={onCancel} />
    </>
  )
  const { rerender } = render(page(false))
  screen.getByRole('button', { name: '打开' }).focus()
  rerender(page(true))
  expect(screen.getByRole('dialog', { name: '催办' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledOnce()
  rerender(page(false))
  expect(document.activeElement?.textContent).toBe('打开')
})

test('an open dialog survives its tab being hidden and shown again', () => {
  const tab = (mode: 'visible' | 'hidden') => (
    <AntdTheme>
      <Activity mode={mode}>
        <Modal open title="催办" onCancel={nothing}>
          内容
        </Modal>
      </Activity>
    </AntdTheme>
  )
  const { rerender } = render(tab('visible'))
  for (const mode of ['hidden', 'visible', 'hidden', 'visible'] as const) rerender(tab(mode))
  expect(screen.getByText('内容')).toBeTruthy()
})
