import { searchProducts } from '@iisp/product/contract'
import { transferDesk, transferList } from '@iisp/transfers/contract'
import { type Find, request } from '@iisp/web'

/** Products by name, code or pinyin initials. Each opens the list of its orders. */
const find: Find = async (text, { signal, mayOpen }) => {
  const { list } = await request(searchProducts, { keyword: text.slice(0, 100) }, { signal, quiet: true })
  const page = mayOpen(transferList) ? transferList : transferDesk
  return list.map((product) => ({
    id: product.ID,
    title: product.NAME,
    detail: product.PRODUCT_NO,
    page,
    query: { productIds: product.ID },
  }))
}
export default find
