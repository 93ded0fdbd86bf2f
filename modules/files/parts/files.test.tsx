import { type NamedError, platformErrors, refuse } from '@iisp/contract'
import { download, fileErrors, fileInfo } from '@iisp/files/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { messageStore } from '@iisp/web/messages/index'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fileTexts } from './file-texts.ts'
import { FileLink, StoredFilePreview } from './index.ts'

const id = 'a'.repeat(32)
const told = () => messageStore.getState().shown.map(({ title }) => title)
let server: FakeServer
const link = (fileId = id, as?: null) =>
  stage(<FileLink fileId={fileId} name="操作手册.pdf" />, {
    server,
    ...(as === null && { as }),
  })
const preview = (name: string) =>
  stage(<StoredFilePreview fileId={id} name={name} onClose={() => undefined} />, { server })
const press = () => userEvent.click(screen.getByRole('button', { name: '操作手册.pdf' }))

beforeEach(() => {
  server = new FakeServer()
  URL.createObjectURL = () => 'blob:1'
})

test('the texts are complete in both languages', () => expect(missingTexts(fileTexts)).toEqual([]))

test('[BL-258] [BL-330] [BU-234] [BU-374] without a session a link is disabled and says why', async () => {
  link(id, null)
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
  await press()
  expect(told()).toEqual(['暂时无法下载此文件，请登录后重试'])
  expect(server.requests).toEqual([])
})
test.each<[string, string, NamedError]>([
  ['without an id', '', fileErrors.noFile],
  ['that is missing', id, fileErrors.noFile],
  ['that is forbidden', id, platformErrors.notYours],
])('[BL-331] [BU-375] a file %s cannot be downloaded', async (_, fileId, error) => {
  server.answer(download, () => refuse(error))
  link(fileId)
  await press()
  await waitFor(() => expect(told()).toEqual(['暂时无法下载此文件']))
})
test('[BL-315] a file that was saved says so', async () => {
  server.answer(download, () => new Response('%PDF'))
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  link()
  await press()
  await waitFor(() => expect(told()).toEqual(['下载成功']))
  expect(saved).toHaveBeenCalledOnce()
  saved.mockRestore()
})
test('a preview asks first, and then shows the picture from our own origin', async () => {
  server.answer(fileInfo, () => ({ fileId: id, name: '回单.png', size: 1, shown: 'image' }))
  preview('回单.png')
  expect((await screen.findByAltText('回单.png')).getAttribute('src')).toBe(`/api/file/preview?fileId=${id}`)
})
test('a refused preview says why in the dialog, and nothing is loaded', async () => {
  server.answer(fileInfo, () => refuse(fileErrors.noFile))
  preview('a.pdf')
  expect(await screen.findByText('暂时无法下载此文件')).toBeTruthy()
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.queryByRole('button', { name: '下载' })).toBeNull()
})
