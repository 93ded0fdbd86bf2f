import { Button } from '@iisp/ui/button'
import { DetailDrawer } from '@iisp/ui/drawer'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { orders, names, openMenu, portal } from '../routes/test/staged-portal.tsx'
import { buttonFor } from './press-button.ts'

const sheet = () => screen.findByRole('dialog', { name: '键盘快捷键' })

test('? lists the keys, but is a character where somebody types', async () => {
  const { user } = await portal('/iisp/transfer-money/m101?mid=101')
  const field = await screen.findByLabelText<HTMLInputElement>('金额')
  await user.type(field, '1?')
  expect(field.value).toBe('1?')
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => field.blur())
  await user.keyboard('?')
  const list = await sheet()
  expect(within(list).getByText('Alt+Shift+T')).toBeTruthy()
  expect(within(list).queryByRole('region', { name: '当前表单' })).toBeNull()
  await user.keyboard('{Alt>}w{/Alt}')
  expect(names()).toHaveLength(2)
  await user.click(within(list).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

const pressed: string[] = []
/** A field that accepts typed text when it loses the focus, as amounts and dates do. */
function SlowForm() {
  const [typed, setTyped] = useState('')
  const [value, setValue] = useState('')
  return (
    <form>
      <label>
        摘要
        <input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setValue(typed)}
        />
      </label>
      <Button aria-keyshortcuts="Control+S" onClick={() => pressed.push(`save ${value}`)}>
        保存
      </Button>
      <Button aria-keyshortcuts="Control+Enter" disabled onClick={() => pressed.push('submit')}>
        提交
      </Button>
    </form>
  )
}

test('Ctrl+S saves what has just been typed and returns to the field; a disabled button is not pressed by its keys', async () => {
  const entry = { pages: [{ page: { path: '/transfer-money/m101' }, component: SlowForm }] }
  const list = { page: { path: '/transfer-money/m102' }, component: () => <p>列表页</p> }
  const manifest = { ...orders, load: async () => ({ default: { pages: [...entry.pages, list] } }) }
  const { user } = await portal('/iisp/transfer-money/m101?mid=101', {
    parts: { manifests: async () => ({ default: [manifest] }) },
  })
  const field = await screen.findByLabelText('摘要')
  await user.type(field, '申购款{Control>}s{/Control}')
  await waitFor(() => expect(pressed).toEqual(['save 申购款']))
  expect(document.activeElement).toBe(field)
  await user.keyboard('{Control>}{Enter}{/Control}')
  act(() => field.blur())
  await user.keyboard('?')
  const region = within(await sheet()).getByRole('region', { name: '当前表单' })
  expect(region.textContent).toContain('保存Ctrl+S')
  await user.click(within(await sheet()).getByRole('button', { name: '关闭' }))
  await openMenu(user, /划款指令查询/)
  await screen.findByText('列表页')
  await user.keyboard('{Control>}s{/Control}')
  await act(async () => void (await new Promise(requestAnimationFrame)))
  expect(pressed).toEqual(['save 申购款'])
})

test('keys find their button in Chrome 86 too, which cannot say by itself what is visible', () => {
  const { checkVisibility } = Element.prototype
  Reflect.deleteProperty(Element.prototype, 'checkVisibility')
  const rects = vi.spyOn(Element.prototype, 'getClientRects')
  onTestFinished(() => {
    rects.mockRestore()
    Element.prototype.checkVisibility = checkVisibility
  })
  render(
    <dialog open>
      <button aria-keyshortcuts="Control+S">保存</button>
    </dialog>,
  )
  rects.mockReturnValue([{}] as unknown as DOMRectList)
  expect(buttonFor('Control+S')?.textContent).toBe('保存')
  rects.mockReturnValue([] as unknown as DOMRectList)
  expect(buttonFor('Control+S')).toBe(undefined)
})

const decided: string[] = []
/** A record in a drawer, with a note to type into. */
const Record = () => (
  <DetailDrawer
    open
    title="便条"
    onClose={() => undefined}
    footer={
      <>
        <Button aria-keyshortcuts="Control+Backspace" onClick={() => decided.push('return')}>
          退回
        </Button>
        <Button aria-keyshortcuts="Control+Enter" onClick={() => decided.push('pass')}>
          通过
        </Button>
      </>
    }
  >
    <input aria-label="批注" />
  </DetailDrawer>
)

test('in a drawer keys press its buttons, not from a text field; the sheet lists them', async () => {
  const pages = ['m101', 'm102'].map((name) => ({
    page: { path: `/transfer-money/${name}` },
    component: Record,
  }))
  const manifest = { ...orders, load: async () => ({ default: { pages } }) }
  const { user } = await portal('/iisp/transfer-money/m101?mid=101', {
    parts: { manifests: async () => ({ default: [manifest] }) },
  })
  const note = await screen.findByLabelText('批注')
  await user.type(note, '甲{Control>}{Backspace}{Enter}{/Control}')
  await act(async () => void (await new Promise(requestAnimationFrame)))
  expect(decided).toEqual([])
  act(() => note.blur())
  await user.keyboard('{Control>}{Backspace}{/Control}')
  await waitFor(() => expect(decided).toEqual(['return']))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(decided).toEqual(['return', 'pass']))
  await user.keyboard('?')
  const region = within(await sheet()).getByRole('region', { name: '从列表打开的明细' })
  expect(region.textContent).toBe('从列表打开的明细通过，办理下一步Ctrl+Enter退回Ctrl+Backspace')
})
