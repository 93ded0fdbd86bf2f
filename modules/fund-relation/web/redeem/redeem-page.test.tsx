import { stage } from '@iisp/testing/dom/stage'
import { linJing } from '@iisp/testing/dom/people'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  getAutoPaymentConfigList,
  reviewAutoPaymentConfig,
  setAutoPaymentConfig,
} from '../../contract/configs/config-calls.ts'
import type { ConfigRow } from '../../contract/configs/config.ts'
import { relationServer } from '../test/relation-server.ts'
import { RedeemPage } from './RedeemPage.tsx'

const config: ConfigRow = {
  id: '3',
  zjjmc: '远山多策略一号已清盘',
  zjjdm: 'SXA005',
  mjjmc: '远山稳健一号',
  mjjdm: 'SXA001',
  zjjzh: '980000000001',
  zjyzh: 'JY1',
  sjhm: '',
  email: '',
  fylx: '01,02',
  ffpl: '1',
  zlzdqr: '0',
  shbllx: '0',
  zdshbl: null,
  fkfrxz: '1',
  mzkglr: '0',
  status: '2',
  lrr: '林静',
  lrsj: '2026-11-20 10:00:00',
  fhr: '周航',
  fhsj: null,
  fhyj: '',
  actions: ['modify', 'delete'],
}
const opened = (row: ConfigRow, query = '') => {
  const server = relationServer()
    .answer(getAutoPaymentConfigList, () => ({ list: [row], total: 1, pageNo: 1, pageSize: 20 }))
    .answer(setAutoPaymentConfig, () => ({ id: '3', status: '4' }))
    .answer(reviewAutoPaymentConfig, () => ({ id: '3', status: '2' }))
  const at = `/product-manage/mother-child-found/mother-child-found-redeem${query}`
  return { ...stage(RedeemPage, { as: linJing, server, at }), server }
}

test('[BU-023] [BU-179] the settings are listed; a liquidated fund says so', async () => {
  opened(config)
  expect(await screen.findByText('远山多策略一号已清盘')).toBeTruthy()
  expect(screen.getByText('管理费、托管费')).toBeTruthy()
})

test('[BU-096] [BU-177] settings in effect are deleted by flag 3', async () => {
  const { server, user } = opened(config)
  await user.click(await screen.findByRole('button', { name: /删\s*除/ }))
  await user.click((await screen.findAllByRole('button', { name: /删\s*除/ })).at(-1)!)
  await waitFor(() =>
    expect(server.asked(setAutoPaymentConfig)).toEqual([{ flag: '3', inputParam: { id: '3' } }]),
  )
})

test('[BU-097] [BU-098] [BU-178] a second person reviews what waits; whoever only views it has no such button', async () => {
  const { server, user } = opened({ ...config, status: '1', actions: ['review'] }, '?detail=3')
  const drawer = within(await screen.findByRole('dialog', { name: '付费自动强赎设置 3' }))
  await user.click(drawer.getByRole('button', { name: '复核通过' }))
  await user.click(screen.getAllByRole('button', { name: '复核通过' }).at(-1)!)
  await waitFor(() => expect(server.asked(reviewAutoPaymentConfig)).toEqual([{ id: '3', result: '1' }]))
})
