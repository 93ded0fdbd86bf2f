import { fundRelationRecordsList, type FundRelationRecordsListRow } from '@iisp/fund-relation/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fundRelationRecordsTexts } from './fund-relation-records-texts.ts'
import { FundRelationRecordsPage } from './FundRelationRecordsPage.tsx'

const row: FundRelationRecordsListRow = { id: '7', name: '甲', createdAt: '2026-11-20 10:00:00' }
const server = () =>
  new FakeServer().answer(fundRelationRecordsList, () => ({ list: [row], total: 1, pageNo: 1, pageSize: 20 }))

test('the list is narrowed by keyword, which stands in the address', async () => {
  const page = stage(FundRelationRecordsPage, { server: server() })
  expect(await screen.findByText('甲')).toBeTruthy()
  await page.user.type(screen.getByRole('textbox', { name: '关键字' }), '乙')
  await page.user.click(screen.getByRole('button', { name: /查\s*询/ }))
  const asked = { pageNo: 1, pageSize: 20 }
  await waitFor(() =>
    expect(page.server.asked(fundRelationRecordsList)).toEqual([asked, { ...asked, keyword: '乙' }]),
  )
  expect(page.query().get('keyword')).toBe('乙')
})

test('a link opens the row that it names', async () => {
  stage(FundRelationRecordsPage, { server: server(), at: '/?detail=7' })
  expect(await screen.findByRole('dialog', { name: '甲' })).toBeTruthy()
})

test('the page speaks both languages', () => expect(missingTexts(fundRelationRecordsTexts)).toEqual([]))
