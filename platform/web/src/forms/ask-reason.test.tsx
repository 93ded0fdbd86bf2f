import { defineCall, t } from '@iisp/contract'
import { UiRoot } from '@iisp/ui/root'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Messages, resetMessages } from '../messages/index.ts'
import { createQueryClient } from '../request/index.ts'
import { sessionStore } from '../session/session.ts'
import { PageContext } from '../tabs/page-context.ts'
import { discardDrafts } from '../tabs/unsaved.ts'
import { homeKey } from '../tabs/tab.ts'
import { resetTabs, tabsNow } from '../tabs/tabs-store.ts'
import { AskReason } from './index.ts'

const returnNote = defineCall({
  name: 'returnNote',
  methods: ['POST'],
  path: '/api/notes/return',
  summary: { zh: '', en: '' },
  errors: [],
  access: { who: 'session', supervised: false },
  idempotent: 'yes',
  input: t.Object({ id: t.String(), version: t.Integer(), reason: t.String() }),
  output: t.Null(),
  effect: 'write',
})

let refusal: string | null
const sent: unknown[] = []
beforeEach(() => {
  resetMessages()
  sessionStorage.clear()
  sent.length = 0
  refusal = null
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    const status = refusal === null ? 200 : 409
    return Response.json({ status, msg: refusal ?? '', data: null }, { status })
  })
})

const user = userEvent.setup()
interface Note {
  readonly id: string
  readonly version: number
}
function Return({ id, version }: Note) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>便条{id}</button>
      {open && (
        <AskReason
          title="退回"
          danger
          onCancel={close}
          call={returnNote}
          inputOf={(reason) => ({ id, version, reason })}
          done="已退回"
          onDone={close}
        />
      )}
    </>
  )
}

const person = (account: string) => sessionStore.setState({ profile: { account } as never })
/** Opens the page anew, as after a reload, and the dialog on it. */
async function openDialog(note: Note = { id: '1', version: 1 }) {
  fireEvent(window, new PageTransitionEvent('pagehide'))
  cleanup()
  resetTabs({ path: '/iisp/notes' })
  const self = { key: homeKey, path: '/iisp/notes', query: '', menuId: null, life: 1 }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UiRoot>
        <PageContext value={self}>
          <Return {...note} />
        </PageContext>
        <Messages />
      </UiRoot>
    </QueryClientProvider>,
  )
  await user.click(screen.getByRole('button', { name: `便条${note.id}` }))
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /原因/ })
const press = (name: RegExp) => user.click(within(screen.getByRole('dialog')).getByRole('button', { name }))

test('a typed reason is there again after a reload, for this object in a later version, and this person', async () => {
  person('lin.jing')
  await openDialog()
  await user.type(field(), '账号有误')
  await openDialog({ id: '1', version: 2 })
  expect(field().value).toBe('账号有误')
  expect(screen.getByText('已恢复上次未保存的内容')).toBeTruthy()
  await openDialog({ id: '2', version: 1 })
  expect(field().value).toBe('')
  person('zhou.hang')
  await openDialog()
  expect(field().value).toBe('')
})

test('a reason that was sent is gone, one that was refused stays', async () => {
  person('lin.jing')
  await openDialog()
  await user.type(field(), ' 账号有误')
  refusal = '已被他人处理'
  await press(/^退\s?回$/)
  expect(await screen.findByText('已被他人处理')).toBeTruthy()
  await openDialog()
  expect(field().value).toBe(' 账号有误')
  refusal = null
  await press(/^退\s?回$/)
  expect(await screen.findByText('已退回')).toBeTruthy()
  expect(sent.at(-1)).toMatchObject({ id: '1', version: 1, reason: '账号有误' })
  await openDialog()
  expect(field().value).toBe('')
})

test('cancelling keeps it; while it is shown the tab is marked, and closing the tab discards it', async () => {
  await openDialog()
  await user.type(field(), '账号有误')
  expect(tabsNow().tabs[0]?.dirty).toBe(true)
  await press(/^取\s?消$/)
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(tabsNow().tabs[0]?.dirty).toBe(false))
  await user.click(screen.getByRole('button', { name: '便条1' }))
  expect(field().value).toBe('账号有误')
  discardDrafts(tabsNow().tabs)
  await openDialog()
  expect(field().value).toBe('')
})
