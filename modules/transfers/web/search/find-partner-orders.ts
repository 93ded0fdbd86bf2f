import { findPartners, transferList } from '@iisp/transfers/contract'
import { type Find, request } from '@iisp/web'

/** Counterparties by name or account number. Each opens the list of the orders with it. */
const find: Find = async (text, { signal }) => {
  const { list } = await request(findPartners, { keyword: text.slice(0, 100) }, { signal, quiet: true })
  return list.map(({ ACCOUNT, NAME }) => ({
    id: ACCOUNT,
    title: NAME,
    detail: ACCOUNT,
    page: transferList,
    query: { partnerAccount: ACCOUNT },
  }))
}
export default find
