import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Toolbar } from './index.ts'

const press = vi.fn<(key: string) => void>()
const Page = () => (
  <>
    <input aria-label="文字" />
    <Toolbar
      label="格式"
      tools={[
        { key: 'bold', label: '加粗', pressed: true, shortcut: 'Control+B', onPress: () => press('bold') },
        { key: 'undo', label: '撤销', disabled: true, onPress: () => press('undo') },
        { key: 'link', label: '链接', onPress: () => press('link') },
      ]}
    />
  </>
)
const tool = (name: string) => screen.getByRole('button', { name })

test('it is one tab stop; arrow keys, Home and End move around it', async () => {
  render(<Page />)
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(tool('加粗'))
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(tool('链接'))
  await userEvent.keyboard('{Home}{ArrowRight}')
  expect(document.activeElement).toBe(tool('撤销'))
  expect([tool('加粗').tabIndex, tool('撤销').tabIndex]).toEqual([-1, 0])
})

test('a tool with an icon keeps its name', () => {
  render(
    <Toolbar
      label="格式"
      tools={[{ key: 'bold', label: '加粗', icon: 'bold', onPress: () => press('bold') }]}
    />,
  )
  expect([tool('加粗').title, tool('加粗').textContent]).toEqual(['加粗', ''])
})

test('a click leaves the focus where it was; a disabled tool does nothing', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.click(tool('加粗'))
  await userEvent.click(tool('撤销'))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  expect(press.mock.calls).toEqual([['bold']])
  expect(tool('加粗').getAttribute('aria-pressed')).toBe('true')
})
