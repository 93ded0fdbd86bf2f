import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { DataTable, type Column } from '@iisp/ui/data-table'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
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

test('[BL-149] what was hidden stays hidden, a change is kept, and the default comes back', async () => {
  const server = new FakeServer()
    .answer(getDisplay, () => [{ DISPLAY_FIELD: 'account', IS_DISPLAY: '0' }])
    .answer(setDisplay, () => null)
    .answer(deleteDisplay, () => null)
  stage(Page, { server })
  await waitFor(() => expect(header('账号')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: '列设置' }))
  fireEvent.click(screen.getByRole('checkbox', { name: /账号/ }))
  expect(header('账号')).toBeTruthy()
  await waitFor(() => expect(server.asked(setDisplay)).toHaveLength(1))
  const [kept] = server.asked(setDisplay)
  expect(JSON.parse(kept?.displayField ?? '')).toContainEqual({ DISPLAY_FIELD: 'account', IS_DISPLAY: '1' })
  fireEvent.click(screen.getByRole('button', { name: '恢复默认' }))
  await waitFor(() => expect(server.asked(deleteDisplay)).toHaveLength(1))
})
