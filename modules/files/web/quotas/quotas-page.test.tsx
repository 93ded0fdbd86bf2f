import type { Output } from '@iisp/contract'
import { quotaList, scannerState } from '@iisp/files/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { pageOf } from '@iisp/testing/dom/pages'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quotaTexts } from './quota-texts.ts'
import { QuotasPage } from './QuotasPage.tsx'

const serving = (
  list: Output<typeof quotaList>['list'],
  scanner: Output<typeof scannerState>['scanner'] = null,
) => new FakeServer().answer(quotaList, () => pageOf(list)).answer(scannerState, () => ({ scanner }))

test('the storage of the institutions shows how much of the limit is used, uploads under way included', async () => {
  const gigabyte = 1024 ** 3
  const row = { institutionId: 'M001', institutionName: '远山私募', files: 1200 }
  const server = serving([{ ...row, used: 15 * gigabyte, uploading: gigabyte, limit: 20 * gigabyte }])
  const { user } = stage(QuotasPage, { server })
  expect(await screen.findByText('80%')).toBeTruthy()
  expect(screen.getByText('15 GB')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: '机构' }), '远山')
  await user.click(screen.getByRole('button', { name: /查\s*询/ }))
  await waitFor(() =>
    expect(server.asked(quotaList).at(-1)).toEqual({ keyword: '远山', pageNo: 1, pageSize: 20 }),
  )
})

test.each([
  [null, '未配置病毒扫描：'],
  ['clamd', '上传文件经病毒扫描（clamd）'],
] as const)('the storage page says whether uploads are scanned for viruses: %s', async (scanner, text) => {
  stage(QuotasPage, { server: serving([], scanner) })
  expect(await screen.findByText(text)).toBeTruthy()
})

test('the page speaks both languages', () => expect(missingTexts(quotaTexts)).toEqual([]))
