import { queryDefaultParamSettingItems } from '@iisp/guide/contract'
import { getDisplay } from '@iisp/workspace/contract'
import { getProductCombinationList, getProductInfo } from '@iisp/product/contract'
import { changeMoneyToChinese, getCurrentTime, nextWorkDay, selectWorkDays } from '@iisp/reference/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import {
  type OrderDetail,
  deskTotals,
  getDebitTransferDetail,
  getRemainBalanceByAccountNewRV,
  orderTotals,
} from '@iisp/transfers/contract'
import { sampleDetail, sampleRow } from './sample-order.ts'

const noRows = () => ({ list: [], total: 0, pageNo: 1, pageSize: 20 })
/** The bank takes payments at this moment. */
export const payable = { bar: null, today: '2026-11-20', from: '09:00', to: '16:30' }

/** Answers what every page of orders asks for besides its orders. */
export const ordersServer = () =>
  new FakeServer()
    .answer(getProductInfo, noRows)
    .answer(getProductCombinationList, noRows)
    .answer(getCurrentTime, () => '2026-11-20 10:00:00')
    .answer(selectWorkDays, () => [])
    .answer(nextWorkDay, () => '2026-11-23')
    .answer(orderTotals, () => ({ groups: [], capped: false }))
    .answer(deskTotals, () => ({ groups: [], capped: false, moment: payable }))
    .answer(getDisplay, () => [])
    .answer(queryDefaultParamSettingItems, ({ itemId }) => ({
      itemId,
      name: '个性化设置',
      items: [],
      values: {},
    }))

/**
 * Answers of the calls that a drawer makes besides its steps; `order` is evaluated for each call.
 */
export const withDetail = (server: FakeServer, order: () => OrderDetail = () => sampleDetail): FakeServer =>
  server
    .answer(getDebitTransferDetail, order)
    .answer(changeMoneyToChinese, () => '贰仟叁佰玖拾叁元柒角叁分')
    .answer(getRemainBalanceByAccountNewRV, () => ({
      account: sampleRow.OWERACCOUNT,
      BALANCE: '10724776.70',
      AVAILABLE: '4632979.68',
      UPDATE_TIME: '2026-11-21 08:48:46',
    }))
