import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { type ChatLine, Composer, Messages } from './index.ts'

const line = (id: string, side: ChatLine['side'], text: string): ChatLine => ({
  id,
  side,
  name: side === 'own' ? '林静' : '赵拓',
  text,
  at: '2026-11-20 10:02:30',
})
beforeEach(() => sessionStorage.clear())

test('the last own message shows whether it was read', () => {
  const lines = [line('9', 'own', '第一句'), line('10', 'own', '第二句')]
  const props = { label: '消息', lines, before: null, loadEarlier: async () => null }
  const { rerender } = render(<Messages {...props} readUpTo="9" />)
  expect(screen.getByText('已送达')).toBeTruthy()
  rerender(<Messages {...props} readUpTo="10" />)
  expect(screen.getAllByText('已读')).toHaveLength(1)
})

test('earlier messages are shown before the others and stay when new ones arrive', async () => {
  const loadEarlier = vi.fn<(before: string) => Promise<{ lines: ChatLine[]; before: null }>>(async () => ({
    lines: [line('1', 'other', '最早')],
    before: null,
  }))
  const props = { label: '消息', readUpTo: '0', loadEarlier, before: '2' }
  const { rerender } = render(<Messages {...props} lines={[line('2', 'own', '较早')]} />)
  await userEvent.click(screen.getByRole('button', { name: '查看更早的消息' }))
  rerender(<Messages {...props} lines={[line('3', 'other', '最新')]} />)
  expect(loadEarlier).toHaveBeenCalledWith('2')
  expect([...screen.getByRole('log').querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('最早'),
    expect.stringContaining('较早'),
    expect.stringContaining('最新'),
  ])
})

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '消息' })
function show(onSend: (text: string) => Promise<boolean>, more: object = {}) {
  const props = { label: '消息', placeholder: '', send: '发送', max: 20, draftKey: 'draft', onSend, ...more }
  return render(<Composer {...props} />)
}

test('Enter sends the trimmed text, Shift+Enter inserts a line break', async () => {
  const onSend = vi.fn<(text: string) => Promise<boolean>>(async () => true)
  show(onSend)
  await userEvent.type(field(), ' 一{Shift>}{Enter}{/Shift}二 {Enter}')
  expect(onSend).toHaveBeenCalledWith('一\n二')
  expect(field().value).toBe('')
})

test('typed text is kept after a failed send and after a reload', async () => {
  const { unmount } = show(async () => false)
  await userEvent.type(field(), '没有送出{Enter}')
  expect(field().value).toBe('没有送出')
  unmount()
  show(async () => true)
  expect(field().value).toBe('没有送出')
})

test('blank text and a busy chat send nothing', async () => {
  const onSend = vi.fn<(text: string) => Promise<boolean>>(async () => true)
  show(onSend)
  await userEvent.type(field(), '   {Enter}')
  expect(onSend).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: '发送' })).toHaveProperty('disabled', true)
})

test('inserted text is appended to typed text', async () => {
  const inserted = { text: '说的话' }
  const onSend = async () => true
  const { rerender } = show(onSend)
  await userEvent.type(field(), '写的')
  rerender(
    <Composer
      label="消息"
      placeholder=""
      send="发送"
      max={20}
      draftKey="draft"
      onSend={onSend}
      inserted={inserted}
    />,
  )
  expect(field().value).toBe('写的说的话')
})
