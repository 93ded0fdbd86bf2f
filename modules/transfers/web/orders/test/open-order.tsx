import type { FakeServer } from '@iisp/testing/dom/fake-server'
import { cursorPageOf } from '@iisp/testing/dom/pages'
import { stage } from '@iisp/testing/dom/stage'
import { type Moved, type OrderDetail, deskList, getTransferList } from '@iisp/transfers/contract'
import { confirmReady } from '@iisp/ui/confirm'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { beforeAll } from 'vitest'
import { sampleDetail, sampleRow } from './sample-order.ts'
import { ordersServer, withDetail } from './serving.ts'

beforeAll(confirmReady)

export const user = userEvent.setup()

/** Opens the only order on a page. */
export async function openOrder(page: ComponentType, server: FakeServer) {
  const staged = stage(page, { server })
  await user.click(await screen.findByRole('button', { name: sampleRow.ORDERNO }))
  const drawer = await screen.findByRole('dialog', { name: /指令详情/ })
  await within(drawer).findByText('请于当日16:00前划出')
  return { drawer, ...staged }
}

/** A server with one order, in every list. */
export const serving = (order: () => OrderDetail) =>
  withDetail(
    ordersServer()
      .answer(getTransferList, () => cursorPageOf([sampleRow]))
      .answer(deskList, () => cursorPageOf([sampleRow])),
    order,
  )
export const allowing = (...actions: OrderDetail['actions']) => serving(() => ({ ...sampleDetail, actions }))

/** The answer of a step. */
export const moved = (state: string): Moved => ({
  id: sampleRow.ID,
  orderNo: sampleRow.ORDERNO,
  version: 3,
  proStatus: '030',
  proStatusName: state,
})

export const footerOf = (drawer: HTMLElement) => drawer.querySelector('.ant-drawer-footer') as HTMLElement
/** The dialog on top. */
export const dialog = () => within(screen.getAllByRole('dialog').at(-1) as HTMLElement)
