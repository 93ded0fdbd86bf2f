import { defineDecide, defineFlow, defineWrite, t } from '@iisp/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CaseButtons } from './CaseButtons.tsx'
import { OwnActNote } from './OwnActNote.tsx'
import { sentAs } from './use-case-actions.tsx'

const flow = defineFlow({
  name: { zh: '净值', en: 'NAV' },
  acts: { enter: { zh: '由您录入，须由另一人确认。', en: 'You entered it; somebody else confirms it.' } },
  states: {
    entered: { code: '1', name: { zh: '待确认', en: 'To confirm' }, tone: 'warning' },
    confirmed: { code: '2', name: { zh: '已确认', en: 'Confirmed' }, tone: 'success' },
    refused: { code: '3', name: { zh: '已退回', en: 'Refused' }, tone: 'danger' },
  },
  emits: [],
  moves: {
    confirm: {
      ways: [{ from: ['entered'], to: ['confirmed'], who: 'register', notBy: 'enter', awaited: true }],
      audit: 'x.confirm',
      decision: {
        button: { zh: '确认', en: 'Confirm' },
        tone: 'primary',
        ask: { zh: '确认{day}的净值？', en: 'Confirm the NAV of {day}?' },
      },
    },
    refuse: {
      ways: [{ from: ['entered'], to: ['refused'], who: 'register', notBy: 'enter' }],
      audit: 'x.refuse',
      decision: { button: { zh: '退回', en: 'Refuse' }, tone: 'danger', reason: { max: 300 } },
    },
    reopen: {
      ways: [{ from: ['confirmed'], to: ['entered'], who: 'register' }],
      audit: 'x.reopen',
      decision: { button: { zh: '重开', en: 'Reopen' }, reason: { max: 300 } },
    },
    replace: {
      ways: [{ from: ['entered'], to: ['refused'], who: 'register' }],
      audit: 'x.replace',
      decision: { button: { zh: '更正', en: 'Replace' }, opens: true },
    },
  },
})
const access = { who: 'session', supervised: false } as const
const decide = defineDecide(flow, {
  summary: { zh: '办理', en: 'Decide' },
  path: '/x/decide',
  actions: ['confirm', 'refuse'],
  access,
})
const reopen = defineWrite({
  summary: { zh: '重开', en: 'Reopen' },
  path: '/x/reopen',
  input: t.strict({ id: t.id, version: t.version, reason: t.text(300) }),
  access,
  idempotent: 'no',
})

function shown(
  actions: readonly ('confirm' | 'refuse' | 'reopen' | 'replace' | 'print')[],
  tell?: () => void,
) {
  const server = new FakeServer().answer(decide, () => ({ state: '2' })).answer(reopen, () => null)
  const [replace, print, done] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  const Page = () => (
    <>
      <OwnActNote flow={flow} of={{ state: '1', actions }} />
      <CaseButtons
        flow={flow}
        of={{ id: '5', version: 2, actions, day: '2026-11-18' }}
        call={decide}
        calls={{ reopen }}
        on={{ replace }}
        extra={{ print: { name: '打印', onPress: print } }}
        {...(tell && { tell: { confirm: tell } })}
        invalidates={[]}
        onDone={done}
      />
    </>
  )
  return { ...stage(Page, { server }), server, replace, print, done }
}
const press = (name: string) => screen.getByRole('button', { name })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a decision is sent after its question, which has its parts from the row, and says what was done', async () => {
  const { server, user, done } = shown(['confirm', 'refuse'])
  await user.click(press('确认'))
  await screen.findByText('确认2026-11-18的净值？')
  expect(server.asked(decide)).toEqual([])
  await user.click(screen.getAllByRole('button', { name: '确认' }).at(-1) ?? document.body)
  expect(await screen.findByText('净值已确认')).toBeTruthy()
  expect(server.asked(decide)).toEqual([{ id: '5', version: 2, action: 'confirm' }])
  expect(done).toHaveBeenCalledOnce()
})

test('a decision with a reason is sent with it, and not without', async () => {
  const { server, user } = shown(['confirm', 'refuse'])
  await user.click(press('退回'))
  const form = await dialog('退回')
  await user.click(form.getByRole('button', { name: '退回' }))
  expect(await form.findByText('请填写退回原因')).toBeTruthy()
  expect(server.asked(decide)).toEqual([])
  await user.type(form.getByLabelText(/退回原因/), '数字有误')
  await user.click(form.getByRole('button', { name: '退回' }))
  await waitFor(() =>
    expect(server.asked(decide)).toEqual([{ id: '5', version: 2, action: 'refuse', reason: '数字有误' }]),
  )
})

test('a decision with a call of its own is sent by it, without its name', async () => {
  const { server, user } = shown(['reopen'])
  await user.click(press('重开'))
  const form = await dialog('重开')
  await user.type(form.getByLabelText(/重开原因/), '补录')
  await user.click(form.getByRole('button', { name: '重开' }))
  await waitFor(() => expect(server.asked(reopen)).toEqual([{ id: '5', version: 2, reason: '补录' }]))
})

test('a call with names of its own is sent what they say', async () => {
  const documented = defineWrite({
    summary: { zh: '确认', en: 'Confirm' },
    path: '/x/documented',
    input: t.strict({ nr: t.id, result: t.oneOf('0', '1'), why: t.Optional(t.text(300)) }),
    access,
    idempotent: 'no',
  })
  const server = new FakeServer().answer(documented, () => null)
  const calls = {
    confirm: sentAs(documented, ({ id }) => ({ nr: id, result: '1' })),
    refuse: sentAs(documented, ({ id }, why) => ({ nr: id, result: '0', why })),
    reopen,
  }
  const { user } = stage(
    () => (
      <CaseButtons
        flow={flow}
        of={{ id: '5', actions: ['confirm', 'refuse'], day: '2026-11-18' }}
        calls={calls}
        on={{ replace: vi.fn<() => void>() }}
        invalidates={[]}
      />
    ),
    { server },
  )
  await user.click(press('退回'))
  const form = await dialog('退回')
  await user.type(form.getByLabelText(/退回原因/), '数字有误')
  await user.click(form.getByRole('button', { name: '退回' }))
  await waitFor(() => expect(server.asked(documented)).toEqual([{ nr: '5', result: '0', why: '数字有误' }]))
  await user.click(press('确认'))
  await screen.findByText('确认2026-11-18的净值？')
  await user.click(screen.getAllByRole('button', { name: '确认' }).at(-1) ?? document.body)
  await waitFor(() => expect(server.asked(documented).at(-1)).toEqual({ nr: '5', result: '1' }))
})

test('what no call takes is opened, beside buttons that are not of the flow', async () => {
  const { user, replace, print } = shown(['replace', 'print'])
  await user.click(press('更正'))
  await user.click(press('打印'))
  expect(replace).toHaveBeenCalledOnce()
  expect(print).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a page may say itself what a decision has led to', async () => {
  const tell = vi.fn<() => void>()
  const { user } = shown(['confirm'], tell)
  await user.click(press('确认'))
  await screen.findByText('确认2026-11-18的净值？')
  await user.click(screen.getAllByRole('button', { name: '确认' }).at(-1) ?? document.body)
  await waitFor(() => expect(tell).toHaveBeenCalledWith({ state: '2' }))
  expect(screen.queryByText('净值已确认')).toBeNull()
})

test('who did the step before reads why the case waits for another person', () => {
  shown(['replace'])
  expect(screen.getByText('由您录入，须由另一人确认。')).toBeTruthy()
})

test('who may decide reads no such thing', () => {
  shown(['confirm'])
  expect(screen.queryByText('由您录入，须由另一人确认。')).toBeNull()
})
