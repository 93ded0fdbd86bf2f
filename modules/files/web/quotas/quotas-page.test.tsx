import { scannerState } from '@iisp/files/contract'
import { UiRoot } from '@iisp/ui/root'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { createQueryClient } from '@iisp/web/request/index'
import { type Shell, ShellContext } from '@iisp/web/routes/shell-parts'
import { PageContext } from '@iisp/web/tabs/page-context'
import { resetTabs, useActiveTab } from '@iisp/web/tabs/tabs-store'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { quotaTexts } from './quota-texts.ts'
import { QuotasPage } from './QuotasPage.tsx'

const user = userEvent.setup()
// whole pages: a busy machine takes its time in jsdom
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })
afterEach(() => vi.unstubAllGlobals())

const pageOf = <R,>(list: readonly R[]) => ({ list, total: list.length, pageNo: 1, pageSize: 20 })

/** The page in front in a workspace of its own. */
function Front({ children }: { children: ReactNode }) {
  const { key, path, query, life } = useActiveTab()
  return <PageContext value={{ key, path, query, menuId: null, life }}>{children}</PageContext>
}

/** Shows the page with its calls answered by `answer`; returns every input it was asked with. */
function show(answer: (path: string) => unknown) {
  const asked: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)) as Record<string, unknown>)
    return Response.json({ status: 200, msg: '', data: answer(new URL(address).pathname) })
  })
  act(() => resetTabs({ path: '/iisp/operations/storage' }))
  render(
    <ShellContext value={{ workspace: {} } as Shell}>
      <QueryClientProvider client={createQueryClient()}>
        <UiRoot>
          <Front>
            <QuotasPage />
          </Front>
        </UiRoot>
      </QueryClientProvider>
    </ShellContext>,
  )
  return asked
}

test('the storage of the institutions shows how much of the limit is used, uploads under way included', async () => {
  const gigabyte = 1024 ** 3
  const row = { institutionId: 'M001', institutionName: '远山私募', files: 1200 }
  const asked = show((path) =>
    path === scannerState.path
      ? { scanner: null }
      : pageOf([{ ...row, used: 15 * gigabyte, uploading: gigabyte, limit: 20 * gigabyte }]),
  )
  expect(await screen.findByText('80%')).toBeTruthy()
  expect(screen.getByText('15 GB')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: '机构' }), '远山')
  await user.click(screen.getByRole('button', { name: /查\s*询/ }))
  await waitFor(() => expect(asked.at(-1)).toEqual({ keyword: '远山', pageNo: 1, pageSize: 20 }))
})

test.each([
  [null, '未配置病毒扫描：'],
  ['clamd', '上传文件经病毒扫描（clamd）'],
])('the storage page says whether uploads are scanned for viruses: %s', async (scanner, text) => {
  show((path) => (path === scannerState.path ? { scanner } : pageOf([])))
  expect(await screen.findByText(text)).toBeTruthy()
})

test('the page speaks both languages', () => expect(missingTexts(quotaTexts)).toEqual([]))
