import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { UiRoot } from '../root/index.ts'
import { FilePreview, type FilePreviewProps } from './index.ts'

const show = (props: Partial<FilePreviewProps>) =>
  render(<FilePreview name="合同.pdf" shown="pdf" src="/api/x" onClose={() => undefined} {...props} />, {
    wrapper: UiRoot,
  })

test('a PDF is shown in a frame named after the file', () => {
  show({})
  expect((screen.getByTitle('合同.pdf') as HTMLIFrameElement).getAttribute('src')).toMatch(/^\/api\/x#/)
})
test('a click enlarges a picture, and a broken picture shows an error', async () => {
  show({ name: '回单.png', shown: 'image' })
  await userEvent.click(screen.getByRole('button', { name: '放大 回单.png' }))
  expect(screen.getByRole('button', { name: '缩小 回单.png' })).toBeTruthy()
  fireEvent.error(screen.getByAltText('回单.png'))
  expect(screen.getByText('文件无法显示，请下载后查看')).toBeTruthy()
})
test('a file that cannot be shown has a message and can be saved', async () => {
  const onDownload = vi.fn<() => void>()
  show({ shown: null, onDownload })
  expect(screen.getByText('此类文件不支持预览，请下载后查看')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '下载' }))
  expect(onDownload).toHaveBeenCalledOnce()
})
test('a refusal is shown in the dialog', () => {
  show({ shown: undefined, error: '暂时无法下载此文件' })
  expect(screen.getByText('暂时无法下载此文件')).toBeTruthy()
})
