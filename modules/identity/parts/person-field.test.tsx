import { findPeople, getNames } from '@iisp/identity/contract'
import { createQueryClient } from '@iisp/web/request/index'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { PersonField } from './PersonField.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Shows the field; returns the paths that were asked. */
function show(value: string, answer: (path: string) => Response) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address)
    asked.push(pathname)
    return answer(pathname)
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PersonField label="操作人" value={value} onChange={() => undefined} />
    </QueryClientProvider>,
  )
  return asked
}
const answered = (data: unknown, status = 200) =>
  new Response(JSON.stringify({ status, msg: '系统繁忙', data }), { status })

test('a person whom the address names is shown by name before anybody was looked up', async () => {
  const asked = show('105', () => answered({ people: [{ id: '105', NAME: '何雨' }], accounts: [] }))
  expect(await screen.findByText('何雨')).toBeTruthy()
  expect(asked).toEqual([getNames.path])
})

test('people who cannot be looked up are said to be missing', async () => {
  const asked = show('', () => answered(null, 500))
  expect(asked).toEqual([])
  await userEvent.click(screen.getByRole('combobox', { name: '操作人' }))
  expect((await screen.findByRole('alert')).textContent).toBe('系统繁忙，请重新展开')
  expect(asked).toEqual([findPeople.path])
})
