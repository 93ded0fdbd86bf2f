import { defineTexts } from '@iisp/web'

export const productTexts = defineTexts({ allProducts: ['全部产品', 'All products'] })
