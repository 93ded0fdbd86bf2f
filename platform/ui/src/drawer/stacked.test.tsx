import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { confirmReady, useConfirm } from '../confirm/index.ts'
import { Modal } from '../modal/index.ts'
import { UiRoot } from '../root/index.ts'
import { DetailDrawer } from './index.ts'

beforeAll(confirmReady)

function Detail() {
  const [asking, setAsking] = useState(false)
  const [moved, setMoved] = useState(false)
  const confirm = useConfirm()
  return (
    <DetailDrawer open title="指令" onClose={() => undefined}>
      {!moved && (
        <>
          <button type="button" onClick={() => setAsking(true)}>
            退回
          </button>
          <button type="button" onClick={() => void confirm({ content: '确定付款吗？' })}>
            付款
          </button>
        </>
      )}
      {asking && (
        <Modal open title="退回原因" onCancel={() => setAsking(false)}>
          <input aria-label="原因" />
          <button type="button" onClick={() => setMoved(true)}>
            他人已付款
          </button>
        </Modal>
      )}
    </DetailDrawer>
  )
}
const show = () =>
  render(
    <UiRoot>
      <Detail />
    </UiRoot>,
  )
const focused = () => document.activeElement

test('a dialog over a drawer returns the focus to the button in the drawer', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: '退回' }))
  await userEvent.type(screen.getByRole('textbox', { name: '原因' }), '金额有误')
  await userEvent.click(screen.getByRole('button', { name: /取\s*消/ }))
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: '退回' })))
})
test('a confirmation over a drawer returns it, too', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: '付款' }))
  await userEvent.click(await screen.findByRole('button', { name: /取\s*消/ }))
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: '付款' })))
})
test('if the button has disappeared meanwhile, the drawer itself gets the focus', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: '退回' }))
  await userEvent.click(screen.getByRole('button', { name: '他人已付款' }))
  await userEvent.click(screen.getByRole('button', { name: /取\s*消/ }))
  await waitFor(() => expect(document.querySelector('.ant-drawer')?.contains(focused())).toBe(true))
})
