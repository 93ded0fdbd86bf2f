import { platformErrors, refuse } from '@iisp/contract'
import { findPeople, getNames } from '@iisp/identity/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
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

test('people who cannot be looked up are said to be missing', async () => {
  const server = new FakeServer().answer(findPeople, () => refuse(platformErrors.tooMany))
  const { page } = show('', server)
  expect(server.requests).toEqual([])
  await userEvent.click(screen.getByRole('combobox', { name: '操作人' }))
  expect((await page.findByRole('alert')).textContent).toBe('系统繁忙，请重新展开')
  expect(server.requests.map(({ call }) => call)).toEqual([findPeople])
})
