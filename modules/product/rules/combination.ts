import type { BothLanguages } from '@iisp/contract'

export interface Combination {
  readonly name: string
  readonly productIds: readonly string[]
}
const mostCharacters = 50

/** The first fault of a product combination as a person made it, or null. */
export function combinationFault(
  { name, productIds }: Combination,
  mostProducts: number,
): BothLanguages | null {
  if (name === '') return { zh: '请输入组合名称', en: 'Please enter a name' }
  if (name.trim() === '') return { zh: '不能输入空格', en: 'The name may not be blank' }
  if ([...name.trim()].length > mostCharacters)
    return { zh: '组合名称不能超过50位', en: 'The name may have 50 characters at most' }
  if (productIds.length === 0) return { zh: '请选择产品', en: 'Please choose a product' }
  if (productIds.length > mostProducts)
    return { zh: `最多可选择${mostProducts}个产品`, en: `At most ${mostProducts} products may be chosen` }
  return null
}

/** The ids of a comma list, each once, in the order of their first place. */
export const idsOf = (list: string): string[] => [...new Set(list.split(',').filter((id) => id !== ''))]
