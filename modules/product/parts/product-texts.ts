import { defineTexts } from '@iisp/web'

export const productTexts = defineTexts('product.parts', { allProducts: ['全部产品', 'All products'] })
