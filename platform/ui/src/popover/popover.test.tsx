import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { HoverCard, Popover } from './index.ts'

const Page = () => (
  <>
    <Popover
      label="外观设置"
      renderOpener={(opener) => (
        <button type="button" {...opener}>
          外观
        </button>
      )}
    >
      {(close) => (
        <button type="button" onClick={close}>
          完成
        </button>
      )}
    </Popover>
    <p>页面</p>
  </>
)
const opener = () => screen.getByRole('button', { name: '外观' })

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press outside', () => userEvent.click(screen.getByText('页面'))],
  ['its opener', () => userEvent.click(opener())],
])('%s closes the panel', async (_, act) => {
  render(<Page />)
  await userEvent.click(opener())
  expect(screen.getByRole('dialog', { name: '外观设置' })).toBeTruthy()
  expect(opener().getAttribute('aria-expanded')).toBe('true')
  await act()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('closing it from inside returns the focus', async () => {
  render(<Page />)
  await userEvent.click(opener())
  await userEvent.click(screen.getByRole('button', { name: '完成' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener())
})

test('a hover card opens on focus and closes on Escape', async () => {
  render(<HoverCard label="积分规则">每条建议 10 分</HoverCard>)
  expect(screen.queryByRole('tooltip')).toBeNull()
  await userEvent.tab()
  const word = screen.getByRole('button', { name: '积分规则' })
  expect(word.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('a hover card opens under the mouse pointer and closes when it leaves', async () => {
  render(<HoverCard label="积分规则">每条建议 10 分</HoverCard>)
  const word = screen.getByRole('button', { name: '积分规则' })
  await userEvent.hover(word)
  expect(screen.getByRole('tooltip').textContent).toBe('每条建议 10 分')
  await userEvent.unhover(word)
  expect(screen.queryByRole('tooltip')).toBeNull()
})
