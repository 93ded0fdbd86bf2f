import { stage } from '@iisp/testing/dom/stage'
import { linJing } from '@iisp/testing/dom/people'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getApplyInfoList } from '../../contract/applications/application-list.ts'
import type { ApplicationRow } from '../../contract/applications/application-row.ts'
import { applyConfirm, revert } from '../../contract/applications/apply.ts'
import { application, relationServer } from '../test/relation-server.ts'
import { ProgressPage } from './ProgressPage.tsx'

const opened = async (row: ApplicationRow = application, detail = '?detail=7') => {
  const server = relationServer().answer(getApplyInfoList, () => ({
    list: [row],
    total: 1,
    pageNo: 1,
    pageSize: 20,
  }))
  const page = stage(ProgressPage, {
    as: linJing,
    server,
    at: `/product-manage/mother-child-found/mother-child-found-progress${detail}`,
  })
  return { ...page, server }
}

test('[BU-021] [BU-022] [BU-092] an own application is listed with its progress, and revoked after a question', async () => {
  const { server, user } = await opened()
  server.answer(revert, () => ({ appid: '7', sqzt: '5' }))
  const drawer = within(await screen.findByRole('dialog', { name: '母子关系申请 7' }))
  await user.click(drawer.getByRole('button', { name: /撤\s*销/ }))
  expect(server.asked(revert)).toEqual([])
  const question = await screen.findByText(/的申请？撤销后不再办理/)
  const dialog = within(question.closest<HTMLElement>('[role=dialog]')!)
  await user.click(dialog.getByRole('button', { name: /撤\s*销/ }))
  await waitFor(() => expect(server.asked(revert)).toEqual([{ id: '7' }]))
})

test('[BU-093] the other manager consents', async () => {
  const { server, user } = await opened({ ...application, SQZT: '0', actions: ['consent', 'decline'] })
  server.answer(applyConfirm, () => ({ appid: '7', sqzt: '1' }))
  const drawer = within(await screen.findByRole('dialog', { name: '母子关系申请 7' }))
  expect(drawer.queryByRole('button', { name: /编\s*辑/ })).toBeNull()
  await user.click(drawer.getByRole('button', { name: /^同\s*意$/ }))
  const question = await screen.findByText(/的母子关系申请？同意后/)
  const dialog = within(question.closest<HTMLElement>('[role=dialog]')!)
  await user.click(dialog.getByRole('button', { name: /^同\s*意$/ }))
  await waitFor(() => expect(server.asked(applyConfirm)).toEqual([{ id: '7', result: '1', version: 1 }]))
})

test('[BU-081] [BU-086] [BU-226] an application is viewed without a field or a button to send it', async () => {
  const { user } = await opened({ ...application, actions: [] }, '')
  await user.click(await screen.findByRole('button', { name: /查\s*看/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '查看母子关系（新增-待审核）' }))
  expect(dialog.queryAllByRole('textbox')).toEqual([])
  expect(dialog.queryByRole('button', { name: /提\s*交/ })).toBeNull()
})

test('[BU-085] an edited application has its stage in the title', async () => {
  const { user } = await opened()
  const drawer = within(await screen.findByRole('dialog', { name: '母子关系申请 7' }))
  await user.click(drawer.getByRole('button', { name: /编\s*辑/ }))
  expect(await screen.findByRole('dialog', { name: '编辑母子关系（新增-待审核）' })).toBeTruthy()
})
