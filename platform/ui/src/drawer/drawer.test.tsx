import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DetailDrawer, Drawer, Facts } from './index.ts'

const nothing = () => undefined
const panel = () => document.querySelector<HTMLElement>('.ant-drawer-content-wrapper') as HTMLElement

test('[SH-464] [SH-465] a drawer slides in from the left within .3s', () => {
  render(<Drawer open title="抽屉" onClose={nothing} />)
  expect(document.querySelector('.ant-drawer-left')).toBeTruthy()
  expect(panel().style.transitionDuration).toBe('0.3s')
})
test('a detail drawer slides in from the right and closes on Escape', async () => {
  const onClose = vi.fn<(...args: unknown[]) => void>()
  render(<DetailDrawer open title="指令" onClose={onClose} />)
  expect(document.querySelector('.ant-drawer-right')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
test('a detail drawer that failed to load shows an error and a retry button', async () => {
  const onRetry = vi.fn<(...args: unknown[]) => void>()
  render(<DetailDrawer open title="指令" onClose={nothing} error={{ message: '系统繁忙', onRetry }} />)
  expect(screen.getByRole('alert').textContent).toContain('系统繁忙')
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
test('a fact without a value shows --', () => {
  render(<Facts facts={[{ label: '备注', value: '' }]} />)
  expect(screen.getByRole('definition').textContent).toBe('--')
})
