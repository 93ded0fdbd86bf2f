import { refuse } from '@iisp/contract'
import { compareTexts, comparisonErrors } from '@iisp/comparison/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { compareTexts as compute } from '../rules/compare-texts.ts'
import { comparisonTexts } from './comparison-texts.ts'
import { ComparisonPage } from './ComparisonPage.tsx'

const computing = () =>
  new FakeServer().answer(compareTexts, (input) => compute(input) ?? refuse(comparisonErrors.tooDifferent))
const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const lines = (...all: string[]) => all.join('\n')

test('differences are listed with their counts, and one leads to the next', async () => {
  const server = computing()
  const { user } = stage(ComparisonPage, { server })
  await user.click(screen.getByRole('button', { name: '开始比对' }))
  expect(await screen.findByText('请先输入两份文本')).toBeTruthy()
  enter('原文本', lines('第一条 管理费百分之一', '第二条', '第三条'))
  enter('新文本', lines('第一条 管理费百分之二', '第二条', '第三条', '第四条'))
  await user.click(screen.getByRole('button', { name: '开始比对' }))
  expect(await screen.findByText('共2处差异：修改1处，新增1处，删除0处')).toBeTruthy()
  const [first, second] = screen.getAllByRole('listitem')
  expect(first!.querySelector('del')?.textContent).toBe('一')
  expect(first!.querySelector('ins')?.textContent).toBe('二')
  expect(first!.getAttribute('aria-current')).toBe('true')
  await user.click(screen.getByRole('button', { name: '下一处' }))
  expect(second!.getAttribute('aria-current')).toBe('true')
  expect(document.activeElement).toBe(second)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一处' }).disabled).toBe(true)
})

test('what is ignored is told to the server; a changed text drops the result', async () => {
  const server = computing()
  const { user } = stage(ComparisonPage, { server })
  enter('原文本', '甲 方')
  enter('新文本', '甲方')
  await user.click(screen.getByRole('checkbox', { name: '忽略空格' }))
  await user.click(screen.getByRole('button', { name: '开始比对' }))
  expect(await screen.findByText('两份文本没有差异')).toBeTruthy()
  expect(server.asked(compareTexts)).toEqual([
    { left: '甲 方', right: '甲方', ignoreSpaces: true, ignorePunctuation: false },
  ])
  enter('新文本', '乙方')
  expect(screen.queryByText('两份文本没有差异')).toBeNull()
})

test('texts changed while they are compared can be compared at once; only the newer answer is shown', async () => {
  const answers: (() => void)[] = []
  const server = new FakeServer().answer(compareTexts, async (input) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return compute(input) ?? refuse(comparisonErrors.tooDifferent)
  })
  const { user } = stage(ComparisonPage, { server })
  enter('原文本', '甲方')
  enter('新文本', '甲方')
  await user.click(screen.getByRole('button', { name: '开始比对' }))
  await waitFor(() => expect(answers).toHaveLength(1))
  enter('新文本', '乙方')
  await user.click(screen.getByRole('button', { name: '开始比对' }))
  await waitFor(() => expect(answers).toHaveLength(2))
  expect(server.requests.map(({ signal }) => signal?.aborted)).toEqual([true, false])
  answers[1]?.()
  expect(await screen.findByText('共1处差异：修改1处，新增0处，删除0处')).toBeTruthy()
  answers[0]?.()
  await waitFor(() => expect(screen.getByRole('button', { name: '开始比对' }).ariaBusy).toBeNull())
  expect(screen.queryByText('两份文本没有差异')).toBeNull()
})

test('the texts survive a reload', () => {
  const { unmount } = stage(ComparisonPage)
  enter('原文本', '甲方')
  unmount()
  stage(ComparisonPage)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '原文本' }).value).toBe('甲方')
})

test('a refusal is shown and the texts stay', async () => {
  const server = new FakeServer().answer(compareTexts, () => refuse(comparisonErrors.tooDifferent))
  const { user } = stage(ComparisonPage, { server })
  enter('原文本', '甲')
  enter('新文本', '乙')
  await user.click(screen.getByRole('button', { name: '开始比对' }))
  expect(await screen.findByText(/两份文本差异过大/)).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '原文本' }).value).toBe('甲')
})

test('a file is read in UTF-8 or GB 18030; one that holds no text is refused', async () => {
  const { user } = stage(ComparisonPage, { server: computing() })
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '原文本' })
  const field = screen.getByLabelText<HTMLInputElement>('选择原文本文件')
  await user.upload(
    field,
    new File([new Uint8Array([0xbc, 0xd7, 0xb7, 0xbd])], 'a.txt', { type: 'text/plain' }),
  )
  await waitFor(() => expect(box.value).toBe('甲方'))
  await user.upload(field, new File(['乙方'], 'b.txt', { type: 'text/plain' }))
  await waitFor(() => expect(box.value).toBe('乙方'))
  await user.upload(field, new File([new Uint8Array([1, 0, 2])], 'c.txt', { type: 'text/plain' }))
  expect(await screen.findByText('该文件不是文本文件，请选择 txt 文件')).toBeTruthy()
  expect(box.value).toBe('乙方')
})

test('texts are complete in English', () => expect(missingTexts(comparisonTexts)).toEqual([]))
