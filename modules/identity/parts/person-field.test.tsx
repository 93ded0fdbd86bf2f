import { platformErrors, refuse } from '@iisp/contract'
import { findPeople, getNames } from '@iisp/identity/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PersonField } from './PersonField.tsx'

const show = (value: string, server: FakeServer) =>
  stage(<PersonField label="操作人" value={value} onChange={() => undefined} />, { server })

test('a person whom the address names is shown by name before anybody was looked up', async () => {
  const server = new FakeServer().answer(getNames, () => ({
    people: [{ id: '105', NAME: '何雨' }],
    accounts: [],
  }))
  show('105', server)
  expect(await screen.findByText('何雨')).toBeTruthy()
  expect(server.requests.map(({ call }) => call)).toEqual([getNames])
})

test('Enter right after typing waits for the people who match, and does not take one of those listed before', async () => {
  const person = (id: string, NAME: string) => ({
    id,
    NAME,
    SPELLINGS: 'lin',
    ACCOUNTS: [],
    INSTITUTION_ID: 'M001',
    INSTITUTION: '远山基金',
    ENABLED: true,
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  const server = new FakeServer().answer(findPeople, async ({ keyword }) => {
    if (keyword !== '') await promise
    const list = keyword === '' ? [person('104', '林静'), person('106', '林立')] : [person('106', '林立')]
    return { list, total: list.length, pageNo: 1, pageSize: 20 }
  })
  const onChange = vi.fn<(id: string) => void>()
  stage(<PersonField label="操作人" value="" onChange={onChange} />, { server })
  const box = screen.getByRole('combobox', { name: '操作人' })
  await userEvent.click(box)
  await screen.findAllByText('林静')
  await userEvent.type(box, '林{Enter}')
  expect(onChange).not.toHaveBeenCalled()
  await waitFor(() => expect(server.asked(findPeople)).toHaveLength(2))
  resolve()
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('106'))
})

test('people who cannot be looked up are said to be missing', async () => {
  const server = new FakeServer().answer(findPeople, () => refuse(platformErrors.tooMany))
  const { page } = show('', server)
  expect(server.requests).toEqual([])
  await userEvent.click(screen.getByRole('combobox', { name: '操作人' }))
  expect((await page.findByRole('alert')).textContent).toBe('系统繁忙，请重新展开')
  expect(server.requests.map(({ call }) => call)).toEqual([findPeople])
})
