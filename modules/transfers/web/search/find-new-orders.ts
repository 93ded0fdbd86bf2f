import { isUsable, searchProducts } from '@iisp/product/contract'
import { transferEntry } from '@iisp/transfers/contract'
import { type Find, request } from '@iisp/web'

/**
 * Prefixes typed before the product. Letters need a space after them, because products begin with
 * letters too.
 */
const verb = /^(?:(?:新建|新增|录入)(?:划款指令|指令|划款)?\s*|(?:new(?:\s+order)?(?:\s+for)?|xj|lr)\s+)/i
/** Number of products offered to people who did not say that they want to enter an order. */
const unasked = 2

/** Products for which a new order can be entered, such as for 新建 远山 or new order for SXA001. */
const find: Find = async (text, { signal, language, most }) => {
  const asked = verb.test(text)
  const keyword = text.replace(verb, '').slice(0, 100)
  if (keyword === '') return []
  const { list } = await request(searchProducts, { keyword }, { signal, quiet: true })
  return list
    .filter(({ CPZT }) => isUsable(CPZT))
    .slice(0, asked ? most : unasked)
    .map(({ ID, NAME, PRODUCT_NO }) => ({
      id: ID,
      title: language === 'zh' ? `为${NAME}新建划款指令` : `New order for ${NAME}`,
      detail: PRODUCT_NO,
      page: transferEntry,
      query: { productId: ID },
    }))
}
export default find
