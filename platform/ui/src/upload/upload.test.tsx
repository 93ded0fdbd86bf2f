import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { confirmReady } from '../confirm/index.ts'
import { UiRoot } from '../root/index.ts'
import { Upload, type Send, type UploadEntry, type UploadedFile, type UploadProps } from './index.ts'

beforeAll(confirmReady)

afterEach(() => {
  vi.useRealTimers()
})

function Form(props: Partial<UploadProps> & { send: Send }) {
  const [files, setFiles] = useState<readonly UploadedFile[]>(props.value ?? [])
  return (
    <UiRoot>
      <Upload label="附件" accept={['pdf']} {...props} value={files} onChange={setFiles} />
    </UiRoot>
  )
}
const pdf = (name = 'a.pdf', content = 'x') => new File([content], name, { type: 'application/pdf' })
const picker = () => screen.getByLabelText('附件', { selector: 'input' })
const choose = (...files: File[]) => fireEvent.change(picker(), { target: { files } })
const button = () => screen.getByRole('button', { name: /选择文件|上传中/ }) as HTMLButtonElement

/** A transport that the test completes. */
function transport() {
  let finish: (result: { fileId: string }) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const send = vi.fn<Send>(
    () =>
      new Promise((resolve, reject) => {
        finish = resolve
        fail = reject
      }),
  )
  return {
    send,
    finish: () => act(async () => finish({ fileId: '7' })),
    fail: (text: string) => act(async () => fail(new Error(text))),
  }
}

test('[BL-163] [BL-164] a file is listed with its progress while the control is busy, and success is shown at the end', async () => {
  const { send, finish } = transport()
  const notify = vi.fn<(...args: unknown[]) => void>()
  render(<Form send={send} notify={notify} />)
  choose(pdf())
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect([button().disabled, button().textContent]).toEqual([true, '上传中'])
  act(() => send.mock.calls[0]?.[1].onProgress(0.4))
  expect((screen.getByRole('progressbar', { name: 'a.pdf上传进度' }) as HTMLProgressElement).value).toBe(0.4)
  await finish()
  expect(screen.getByRole('button', { name: '删除a.pdf' })).toBeTruthy()
  expect(button().disabled).toBe(false)
  expect(notify).toHaveBeenCalledExactlyOnceWith('success', 'a.pdf文件上传成功！')
})
test.each([
  ['文件含病毒', 'a.pdf：文件含病毒'],
  ['', 'a.pdf文件上传失败！'],
])(
  '[BL-165] a refusal saying "%s" takes the file off the list and says of which file: %s',
  async (message, said) => {
    const { send, fail } = transport()
    render(<Form send={send} />)
    choose(pdf())
    await waitFor(() => expect(send).toHaveBeenCalled())
    await fail(message)
    expect(screen.getByRole('alert').textContent).toBe(said)
    expect(screen.queryByRole('list')).toBeNull()
  },
)
test.each([
  ['BL-167] [BL-197', 'a.exe', 'x', '请上传正确格式'],
  ['BL-198', 'a.pdf', '', '请不要上传0KB文件'],
  ['BL-199', '.pdf', 'x', '请不要上传文件名为空的文件'],
  ['BL-200', `${'a'.repeat(497)}.pdf`, 'x', '文件名称请不要超过500个字符'],
])('[%s] a wrong file is refused without a request', (_, name, content, said) => {
  const { send } = transport()
  render(<Form send={send} />)
  choose(pdf(name, content))
  expect(screen.getByRole('alert').textContent).toBe(said)
  expect(send).not.toHaveBeenCalled()
})
test('[BL-201] [BL-202] files that are too large are refused with the limit', () => {
  const big = pdf()
  Object.defineProperty(big, 'size', { value: 51 * 1024 * 1024 })
  const { send } = transport()
  const { unmount } = render(<Form send={send} />)
  choose(big)
  expect(screen.getByRole('alert').textContent).toBe('上传的文件不能超过50MB')
  unmount()
  render(<Form send={send} singleMaxSize={5} />)
  choose(big)
  expect(screen.getByRole('alert').textContent).toBe('机构平台单个附件不能超过5M，请拆分后上传')
})
test('[BL-203] [BL-204] more files than allowed are refused, and a full list shows a message', () => {
  const { send } = transport()
  const { unmount } = render(<Form send={send} maxCount={3} />)
  choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'), pdf('d.pdf'))
  expect(screen.getByRole('alert').textContent).toBe('上传的文件不能超过3条！')
  unmount()
  render(<Form send={send} maxCount={1} value={[{ fileId: '1', name: 'a.pdf', size: 1 }]} />)
  expect(button().disabled).toBe(true)
  choose(pdf('b.pdf'))
  expect(screen.getByRole('alert').textContent).toBe('已达到允许上传的文件最大数量')
})
test('[BL-205] a file whose name is already listed asks first; cancel adds nothing, OK uploads it', async () => {
  const { send } = transport()
  render(<Form send={send} value={[{ fileId: '1', name: 'a.pdf', size: 1 }]} />)
  choose(pdf())
  expect(await screen.findByText('上传的附件存在相同名字，请确定')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(send).not.toHaveBeenCalled()
  choose(pdf())
  await userEvent.click(await screen.findByRole('button', { name: '确定' }))
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
})
test('[BL-166] a file is removed from the list', async () => {
  const { send } = transport()
  render(<Form send={send} value={[{ fileId: '1', name: 'a.pdf', size: 1 }]} />)
  await userEvent.click(screen.getByRole('button', { name: '删除a.pdf' }))
  expect(screen.queryByText('a.pdf')).toBeNull()
})
test('an upload can be cancelled without a message', async () => {
  const { send } = transport()
  render(<Form send={send} />)
  choose(pdf())
  await userEvent.click(await screen.findByRole('button', { name: '取消上传a.pdf' }))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(send.mock.calls[0]?.[1].signal.aborted).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})
test('[BL-206] [SH-417] an upload fails after 180 s with the address to mail the file to', async () => {
  vi.useFakeTimers()
  const { send } = transport()
  render(<Form send={send} serviceEmail="service@example.com" />)
  choose(pdf())
  await act(() => vi.advanceTimersByTimeAsync(179_999))
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('alert').textContent).toBe(
    '文件过大，上传超时，请将文件发送至邮箱：service@example.com',
  )
})
test('without such an address the message says what to do instead', async () => {
  vi.useFakeTimers()
  const { send } = transport()
  render(<Form send={send} />)
  choose(pdf())
  await act(() => vi.advanceTimersByTimeAsync(180_000))
  expect(screen.getByRole('alert').textContent).toBe('文件过大，上传超时，请压缩后重试或联系在线客服')
})
test('[BL-139] [BL-166] [BL-167] the states of each file are reported with the fields named in the specification', async () => {
  const { send, finish, fail } = transport()
  const heard: UploadEntry[] = []
  render(<Form send={send} onEntry={(entry) => heard.push(entry)} />)
  choose(pdf('a.exe'))
  choose(pdf())
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  await finish()
  await userEvent.click(screen.getByRole('button', { name: '删除a.pdf' }))
  choose(pdf('b.pdf'))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  await fail('文件含病毒')
  expect(heard.map(({ name, status, response }) => [name, status, response])).toEqual([
    ['a.exe', 'none', '请上传正确格式'],
    ['a.pdf', 'uploading', ''],
    ['a.pdf', 'done', ''],
    ['a.pdf', 'removed', ''],
    ['b.pdf', 'uploading', ''],
    ['b.pdf', 'error', '文件含病毒'],
  ])
  expect(heard[2]).toEqual({
    uid: '7',
    name: 'a.pdf',
    size: 1,
    status: 'done',
    response: '',
    isDownFile: true,
  })
})
test('[BL-139] only a downloadable file has a link', async () => {
  const onDownload = vi.fn<(file: UploadedFile) => void>()
  const value = [
    { fileId: '1', name: 'a.pdf', size: 1 },
    { fileId: '2', name: 'b.pdf', size: 1, downloadable: false },
  ]
  render(<Form send={transport().send} value={value} onDownload={onDownload} />)
  expect(screen.getByText('b.pdf')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '下载b.pdf' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '下载a.pdf' }))
  expect(onDownload).toHaveBeenCalledExactlyOnceWith(value[0])
})
test('[BL-314] after the time-out the menu’s address is shown instead of a failure', async () => {
  vi.useFakeTimers()
  const { send } = transport()
  const notify = vi.fn<(...args: unknown[]) => void>()
  const serviceEmail = () => Promise.resolve('menu@service.example')
  render(<Form send={send} notify={notify} serviceEmail={serviceEmail} />)
  choose(pdf())
  await act(() => vi.advanceTimersByTimeAsync(180_000))
  expect(notify).toHaveBeenCalledExactlyOnceWith(
    'warning',
    '文件过大，上传超时，请将文件发送至邮箱：menu@service.example',
  )
})
test('an interrupted upload shows its progress and can be discarded', async () => {
  const { send } = transport()
  const onDiscard = vi.fn<(upload: { uploadId: string }) => void>()
  const cut = { uploadId: 'u1', name: 'big.pdf', size: 50, storedBytes: 30 }
  render(<Form send={send} unfinished={[cut]} onDiscard={onDiscard} />)
  expect(screen.getByText('已上传60%，重新选择该文件即可继续')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '放弃上传big.pdf' }))
  expect(onDiscard).toHaveBeenCalledExactlyOnceWith(cut)
  // selecting it again resumes the upload and removes the note
  choose(pdf('big.pdf'))
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(screen.queryByText(/重新选择该文件/)).toBeNull()
})
test('pictures and PDF files can be previewed, other files cannot', async () => {
  const onPreview = vi.fn<(file: UploadedFile) => void>()
  const value = [
    { fileId: '1', name: 'a.pdf', size: 1 },
    { fileId: '2', name: 'b.zip', size: 1 },
  ]
  render(<Form send={transport().send} value={value} onPreview={onPreview} />)
  expect(screen.queryByRole('button', { name: '预览b.zip' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '预览a.pdf' }))
  expect(onPreview).toHaveBeenCalledExactlyOnceWith(value[0])
})
test('[BL-312] [BL-313] the name of the file comes first in messages', async () => {
  const { send, finish } = transport()
  const notify = vi.fn<(...args: unknown[]) => void>()
  render(<Form send={send} notify={notify} />)
  choose(pdf())
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  await finish()
  expect(notify).toHaveBeenCalledExactlyOnceWith('success', 'a.pdf文件上传成功！')
  send.mockRejectedValueOnce(new Error(''))
  choose(pdf('c.pdf'))
  await waitFor(() => expect(notify).toHaveBeenLastCalledWith('error', 'c.pdf文件上传失败！'))
})
test('a file can be dropped, or selected by keyboard', async () => {
  const { send, finish } = transport()
  render(<Form send={send} />)
  fireEvent.drop(button(), { dataTransfer: { files: [pdf('dropped.pdf')] } })
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  await finish()
  expect(screen.getByText('dropped.pdf')).toBeTruthy()
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined)
  await userEvent.tab()
  expect(document.activeElement).toBe(button())
  await userEvent.keyboard('{Enter}')
  expect(opened).toHaveBeenCalledOnce()
  opened.mockRestore()
})
