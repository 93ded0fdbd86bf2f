import { DataTable, type Column } from '@iisp/ui/data-table'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deleteDisplay, getDisplay, setDisplay } from '../contract/display-fields.ts'
import { useDisplayFields } from './use-display-fields.ts'

const columns: Column<{ id: string }>[] = [
  { key: 'name', title: '户名' },
  { key: 'account', title: '账号' },
]
function Page() {
  const shown = useDisplayFields('10101')
  return <DataTable label="账户" columns={columns} rows={[{ id: '1' }]} rowKey={(row) => row.id} {...shown} />
}
const header = (name: string) => screen.queryByRole('columnheader', { name: new RegExp(name) })
afterEach(() => vi.unstubAllGlobals())

test('[BL-149] what was hidden stays hidden, a change is kept, and the default comes back', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = new URL(url, location.href).pathname
    sent.push(`${path} ${typeof init.body === 'string' ? init.body : ''}`)
    const data = path === getDisplay.path ? [{ DISPLAY_FIELD: 'account', IS_DISPLAY: '0' }] : null
    return new Response(JSON.stringify({ status: 200, msg: '', data }), {
      headers: { 'content-type': 'application/json' },
    })
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(header('账号')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: '列设置' }))
  fireEvent.click(screen.getByRole('checkbox', { name: /账号/ }))
  expect(header('账号')).toBeTruthy()
  await waitFor(() => expect(sent.some((line) => line.startsWith(setDisplay.path))).toBe(true), {
    timeout: 3_000,
  })
  const body = JSON.parse(
    sent.find((line) => line.startsWith(setDisplay.path))!.slice(setDisplay.path.length + 1),
  ) as {
    displayField: string
  }
  expect(JSON.parse(body.displayField)).toContainEqual({ DISPLAY_FIELD: 'account', IS_DISPLAY: '1' })
  fireEvent.click(screen.getByRole('button', { name: '恢复默认' }))
  await waitFor(() => expect(sent.some((line) => line.startsWith(deleteDisplay.path))).toBe(true))
})
