import { defineCall, t } from '@iisp/contract'
import { confirmReady } from '@iisp/ui/confirm'
import { UiRoot } from '@iisp/ui/root'
import { TextField } from '@iisp/ui/text-field'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../errors/index.ts'
import { Messages, resetMessages } from '../messages/index.ts'
import { createQueryClient, RequestError } from '../request/index.ts'
import { PageContext } from '../tabs/page-context.ts'
import { homeKey } from '../tabs/tab.ts'
import { resetTabs, tabsNow } from '../tabs/tabs-store.ts'
import { DrawerForm, type DrawerFormParts, FormBody, FormDialog, useDraftForm, useForm } from './index.ts'
import { useAskAndDo } from './use-ask-and-do.ts'

beforeAll(() => confirmReady())

const base = {
  summary: { zh: '', en: '' },
  errors: [],
  access: { who: 'session', supervised: false },
  idempotent: 'yes',
} as const
const removeNote = defineCall({
  ...base,
  name: 'removeNote',
  methods: ['POST'],
  path: '/api/notes/remove',
  input: t.Object({ id: t.String() }),
  output: t.Object({ left: t.Integer() }),
  effect: 'write',
})
const readNote = defineCall({
  ...base,
  name: 'readNote',
  methods: ['POST'],
  path: '/api/notes/read',
  input: t.Object({ id: t.String() }),
  output: t.Object({ text: t.String() }),
  effect: 'read',
})

let answer: () => Response
const reported: string[] = []
beforeEach(() => {
  resetMessages()
  sessionStorage.clear()
  reported.length = 0
  answer = () => Response.json({ status: 200, msg: '', data: { left: 2, text: '旧' } })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.includes('errorLog')) return answer()
    reported.push((JSON.parse(String(init.body)) as { errorText: string }).errorText)
    return Response.json({})
  })
})
afterEach(() => vi.restoreAllMocks())

const user = userEvent.setup()
function show(page: ReactNode) {
  resetTabs({ path: '/iisp/notes' })
  const self = { key: homeKey, path: '/iisp/notes', query: '', menuId: null, life: 1 }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UiRoot>
        <PageContext value={self}>
          <ErrorBoundary>{page}</ErrorBoundary>
        </PageContext>
        <Messages />
      </UiRoot>
    </QueryClientProvider>,
  )
}
const refusal = (fields: readonly string[]) =>
  new RequestError({ kind: 'answer', status: 400, msg: '名称已存在', fields })

function Dialog({ send }: { send: () => Promise<unknown> }) {
  const [open, setOpen] = useState(true)
  return open ? <Registration send={send} onClose={() => setOpen(false)} /> : <p>已关闭</p>
}
function Registration({ send, onClose }: { send: () => Promise<unknown>; onClose: () => void }) {
  const form = useForm({
    initial: { name: '', note: '' },
    faultsOf: ({ name, note }) => ({ name: name === '' && '请输入名称', note: note === 'x' && '不行' }),
  })
  return (
    <FormDialog
      title="登记"
      okText="提交"
      form={form}
      unsaved="不保存就关闭？"
      onClose={onClose}
      onSubmit={async () => {
        await send()
        onClose()
      }}
    >
      <TextField label="名称" {...form.field('name')} />
      <TextField label="备注" {...form.field('note')} />
    </FormDialog>
  )
}
const submit = async () => user.click(await screen.findByRole('button', { name: /提\s?交/ }))
const field = (name: string) => screen.findByRole('textbox', { name })

test('nothing is sent while a field is invalid; the first such field gets the focus', async () => {
  const send = vi.fn<() => Promise<unknown>>()
  show(<Dialog send={send} />)
  await user.type(await field('备注'), 'x')
  await submit()
  expect(await screen.findByText('请输入名称')).toBeTruthy()
  expect(screen.getByText('不行')).toBeTruthy()
  expect(document.activeElement).toBe(await field('名称'))
  expect(send).not.toHaveBeenCalled()
})

test('Enter in a field sends a dialog of several fields', async () => {
  const send = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
  show(<Dialog send={send} />)
  await user.type(await field('名称'), '远山{Enter}')
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
})

test('a refusal is shown beside the field that it names until that field is changed', async () => {
  show(<Dialog send={() => Promise.reject(refusal(['name']))} />)
  await user.type(await field('名称'), '远山')
  await submit()
  const refused = await screen.findByText('名称已存在')
  expect((await field('名称')).getAttribute('aria-describedby')).toBe(refused.id)
  await user.type(await field('名称'), '二')
  expect(screen.queryByText('名称已存在')).toBeNull()
})

test('any other refusal is shown once at the top, and the input is kept', async () => {
  show(<Dialog send={() => Promise.reject(refusal(['elsewhere']))} />)
  await user.type(await field('名称'), '远山')
  await submit()
  expect(await screen.findAllByText('名称已存在')).toHaveLength(1)
  expect((await field('名称')).getAttribute('value')).toBe('远山')
})

test('a program error is not shown as a refusal: the page shows that it crashed, and reports it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  show(<Dialog send={() => Promise.reject(new TypeError('x is undefined'))} />)
  await user.type(await field('名称'), '远山')
  await submit()
  expect(await screen.findByText(/组件报错/)).toBeTruthy()
  expect(screen.queryByText('x is undefined')).toBeNull()
  expect(reported).toEqual(['TypeError: x is undefined'])
})

test('input marks the tab as unsaved, and closing asks first', async () => {
  show(<Dialog send={() => Promise.resolve()} />)
  await user.type(await field('名称'), '远山')
  expect(tabsNow().tabs[0]?.dirty).toBe(true)
  await user.keyboard('{Escape}')
  expect(await screen.findByText('不保存就关闭？')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /确\s?定/ }))
  expect(await screen.findByText('已关闭')).toBeTruthy()
  await waitFor(() => expect(tabsNow().tabs[0]?.dirty).toBe(false))
})

function Kept({ onClose }: { onClose: () => void }) {
  const form = useDraftForm({ name: 'test.kept', version: 1, initial: { name: '' } })
  return (
    <FormDialog
      title="登记"
      okText="提交"
      form={form}
      unsaved="不保存就关闭？"
      onClose={onClose}
      onSubmit={async () => onClose()}
    >
      <TextField label="名称" {...form.field('name')} />
    </FormDialog>
  )
}
test('a dialog with a draft shows it after a reload, until the person says that it is not to be kept', async () => {
  const onClose = vi.fn<() => void>()
  const kept = <Kept onClose={onClose} />
  show(kept)
  await user.type(await field('名称'), '远山')
  cleanup()
  show(kept)
  expect(await screen.findByText('已恢复上次未保存的内容')).toBeTruthy()
  expect((await field('名称')).getAttribute('value')).toBe('远山')
  await user.keyboard('{Escape}')
  await screen.findByText('不保存就关闭？')
  await user.click(screen.getByRole('button', { name: /确\s?定/ }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  cleanup()
  show(kept)
  expect((await field('名称')).getAttribute('value')).toBe('')
})

function Note({ edited, ...parts }: DrawerFormParts<typeof readNote>) {
  const form = useDraftForm({
    name: 'test.note',
    version: 1,
    initial: { text: edited?.text ?? '' },
    onUnsaved: parts.onUnsaved,
  })
  return (
    <FormBody
      form={form}
      onCancel={parts.onCancel}
      onSubmit={async () => {
        form.forget()
        parts.onDone()
      }}
    >
      <TextField label="内容" {...form.field('text')} />
    </FormBody>
  )
}
const Editor = ({ onClose }: { onClose: () => void }) => (
  <DrawerForm title="便条" call={readNote} input={{ id: '1' }} onClose={onClose}>
    {(parts) => <Note {...parts} />}
  </DrawerForm>
)

test('a drawer reads the object to change, asks before closing with unsaved input, and keeps a draft', async () => {
  const onClose = vi.fn<() => void>()
  show(<Editor onClose={onClose} />)
  await user.type(await field('内容'), '新')
  await user.keyboard('{Escape}')
  expect(await screen.findByText('内容尚未保存，确定关闭吗？')).toBeTruthy()
  const question = within(screen.getAllByRole('dialog').at(-1) as HTMLElement)
  await user.click(question.getByRole('button', { name: /^取\s?消$/ }))
  expect(onClose).not.toHaveBeenCalled()
  cleanup()
  show(<Editor onClose={onClose} />)
  expect(await screen.findByText('已恢复上次未保存的内容')).toBeTruthy()
})

function Remove() {
  const askAndDo = useAskAndDo()
  const [left, setLeft] = useState<number | null>(null)
  const remove = async () => {
    const done = await askAndDo(
      removeNote,
      { id: '1' },
      {
        content: '删除便条？',
        done: (output) => `还剩${output.left}张`,
      },
    )
    setLeft(done?.left ?? null)
  }
  return <button onClick={() => void remove()}>删除 {left}</button>
}
const askToRemove = async () => {
  show(<Remove />)
  await user.click(screen.getByRole('button', { name: /删除/ }))
  await user.click(await screen.findByRole('button', { name: /确\s?定/ }))
}

test('after confirmation the call is made, success is shown, and the answer is returned', async () => {
  await askToRemove()
  expect(await screen.findByText('还剩2张')).toBeTruthy()
  expect(await screen.findByRole('button', { name: '删除 2' })).toBeTruthy()
})

test('a refusal of the server is shown in the dialog, which stays open', async () => {
  answer = () => Response.json({ status: 409, msg: '已被他人删除', data: null }, { status: 409 })
  await askToRemove()
  expect(await screen.findByText('已被他人删除')).toBeTruthy()
  expect(screen.getByText('删除便条？')).toBeTruthy()
})

test('a program error closes the dialog and is shown as a crash', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer = () => Response.json({ status: 200, msg: '', data: { left: 2 } })
  function Broken() {
    const askAndDo = useAskAndDo()
    const done = () => {
      throw new TypeError('no words')
    }
    return (
      <button onClick={() => void askAndDo(removeNote, { id: '1' }, { content: '删除便条？', done })}>
        删除
      </button>
    )
  }
  show(<Broken />)
  await user.click(screen.getByRole('button', { name: '删除' }))
  await user.click(await screen.findByRole('button', { name: /确\s?定/ }))
  expect(await screen.findByText(/组件报错/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('删除便条？')).toBeNull())
})
