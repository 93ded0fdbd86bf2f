import { findOrders, orderNumber, transferDesk, transferList } from '@iisp/transfers/contract'
import { groupThousands } from '@iisp/ui/number'
import { type Find, request } from '@iisp/web'

/** Orders by number. Each opens alone in its list, which is fast however many orders there are. */
const find: Find = async (text, { signal, mayOpen }) => {
  if (!orderNumber.test(text)) return []
  const { list } = await request(findOrders, { number: text }, { signal, quiet: true })
  const page = mayOpen(transferList) ? transferList : transferDesk
  return list.map((order) => ({
    id: order.ID,
    title: order.ORDERNO,
    detail: [order.PROSTATUSNAME, order.PRODUCTNAME, groupThousands(order.AMOUNT)].join(' / '),
    page,
    query: {
      keyword: order.ORDERNO,
      // without a status the desk lists only orders that are under way
      ...(page === transferDesk && { proStatus: order.PROSTATUS }),
      detail: order.ID,
    },
  }))
}
export default find
