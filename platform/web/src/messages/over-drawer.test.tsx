import { Drawer } from '@iisp/ui/drawer'
import { UiRoot } from '@iisp/ui/root'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Messages, confirm, resetMessages } from './index.ts'

afterEach(() => act(() => resetMessages()))

test.each([
  [false, '确定'],
  [true, '取消'],
])(
  'a question (danger: %s) has the focus on %s, and Escape in it leaves the drawer below open',
  async (danger, name) => {
    const onClose = vi.fn<() => void>()
    render(
      <UiRoot>
        <Drawer open title="指令" onClose={onClose} />
        <Messages />
      </UiRoot>,
    )
    act(() => void confirm({ title: '放弃？', danger }))
    const button = await screen.findByRole('button', { name })
    expect(document.activeElement).toBe(button)
    await userEvent.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  },
)
