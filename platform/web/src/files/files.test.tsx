import { type NamedError, defineCall, defineErrors, platformErrors, refuse, t } from '@iisp/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { missingTexts } from '../i18n/missing-texts.ts'
import { messageStore } from '../messages/index.ts'
import { fileTexts } from './file-texts.ts'
import { FileLink, StoredFilePreview } from './index.ts'

const errors = defineErrors('test', {
  missing: { status: 404, zh: '暂时无法下载此文件', en: 'This file cannot be downloaded' },
})
const base = {
  summary: '',
  errors: [errors.missing],
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
  input: t.Object({ fileId: t.String() }),
} as const
const calls = {
  download: defineCall({
    ...base,
    name: 'download',
    methods: ['POST'],
    path: '/api/d',
    output: t.Unknown(),
    answer: 'file',
  }),
  info: defineCall({ ...base, name: 'info', methods: ['GET'], path: '/api/i', output: t.Unknown() }),
  previewAddress: (id: string) => `/api/p?fileId=${id}`,
}
const told = () => messageStore.getState().shown.map(({ title }) => title)
let server: FakeServer
const link = (fileId = 'f1', as?: null) =>
  stage(<FileLink calls={calls} fileId={fileId} name="操作手册.pdf" />, {
    server,
    ...(as === null && { as }),
  })
const preview = (name: string) =>
  stage(<StoredFilePreview calls={calls} fileId="f1" name={name} onClose={() => undefined} />, { server })
const press = () => userEvent.click(screen.getByRole('button', { name: '操作手册.pdf' }))

beforeEach(() => {
  server = new FakeServer()
  URL.createObjectURL = () => 'blob:1'
})

test('the texts are complete in both languages', () => expect(missingTexts(fileTexts)).toEqual([]))

test('[BL-258] [BL-330] without a session a link is disabled and says why', async () => {
  link('f1', null)
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
  await press()
  expect(told()).toEqual(['暂时无法下载此文件，请登录后重试'])
  expect(server.requests).toEqual([])
})
test.each<[string, string, NamedError]>([
  ['without an id', '', platformErrors.notFound],
  ['that is missing', 'f1', platformErrors.notFound],
  ['that is forbidden', 'f1', platformErrors.notYours],
])('[BL-331] a file %s cannot be downloaded', async (_, fileId, error) => {
  server.answer(calls.download, () => refuse(error))
  link(fileId)
  await press()
  await waitFor(() => expect(told()).toEqual(['暂时无法下载此文件']))
})
test('[BL-315] a file that was saved says so', async () => {
  server.answer(calls.download, () => new Response('%PDF'))
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  link()
  await press()
  await waitFor(() => expect(told()).toEqual(['下载成功']))
  expect(saved).toHaveBeenCalledOnce()
  saved.mockRestore()
})
test('a preview asks first, and then shows the picture from our own origin', async () => {
  server.answer(calls.info, () => ({ name: '回单.png', shown: 'image' }))
  preview('回单.png')
  expect((await screen.findByAltText('回单.png')).getAttribute('src')).toBe('/api/p?fileId=f1')
})
test('a refused preview says why in the dialog, and nothing is loaded', async () => {
  server.answer(calls.info, () => refuse(errors.missing))
  preview('a.pdf')
  expect(await screen.findByText('暂时无法下载此文件')).toBeTruthy()
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.queryByRole('button', { name: '下载' })).toBeNull()
})
