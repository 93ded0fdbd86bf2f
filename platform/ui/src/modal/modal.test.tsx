import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useEffect, useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { AntdTheme } from '../theme/index.ts'
import { Modal, type ModalProps, type ModalSize } from './index.ts'

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

test('while it is busy the main button keeps its name, says so and takes no press', async () => {
  const onOk = vi.fn<() => void>()
  const page = (busy: boolean) => (
    <Modal open title="催办" okText="提交" writing={busy} onOk={onOk} onCancel={nothing} />
  )
  const { rerender } = render(page(true))
  const main = () => screen.getByRole('button', { name: '提交' })
  expect(main().getAttribute('aria-busy')).toBe('true')
  await userEvent.click(main())
  expect(onOk).not.toHaveBeenCalled()
  rerender(page(false))
  await userEvent.click(main())
  expect(onOk).toHaveBeenCalledOnce()
})

test('while it reads, such as for a check, the main button says so and takes presses, which read anew', async () => {
  const onOk = vi.fn<() => void>()
  render(<Modal open title="导入" okText="校验" reading onOk={onOk} onCancel={nothing} />)
  const main = screen.getByRole('button', { name: '校验' })
  expect(main.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(main)
  expect(onOk).toHaveBeenCalledOnce()
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

function Searching() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => void requestAnimationFrame(() => field.current?.focus()), [])
  return <input ref={field} aria-label="银行" />
}
const shown = {
  open: true,
  title: '催办',
  okText: '催办',
  cancelText: '取消',
  onCancel: nothing,
  onOk: nothing,
}
test.each<[string, string, Partial<ModalProps>]>([
  ['the main button', '催办', {}],
  ['cancel before what cannot be undone', '取消', { danger: true }],
  ['cancel while the main button is disabled', '取消', { okDisabled: true }],
  [
    'the first field that can be filled in',
    '内容',
    {
      danger: true,
      children: (
        <>
          <a href="/help">帮助</a>
          <input type="hidden" />
          <input aria-label="编号" disabled />
          <textarea aria-label="内容" />
        </>
      ),
    },
  ],
  [
    'what stands in a dialog without buttons',
    '下载',
    { footer: null, children: <button type="button">下载</button> },
  ],
  [
    'what asks for the focus itself',
    '银行',
    {
      children: (
        <>
          <input aria-label="省份" />
          <Searching />
        </>
      ),
    },
  ],
])('the focus begins at %s', async (_, name, props) => {
  render(<Modal {...shown} {...props} />)
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
  await waitFor(() => expect(focused()?.replaceAll(/\s/g, '')).toBe(name))
})
