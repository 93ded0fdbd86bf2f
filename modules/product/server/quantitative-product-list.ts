import { reader } from '@iisp/server'
import { quantitativeProductList as call } from '../contract/listed-products.ts'
import { listProducts } from './listed-products.ts'

export const quantitativeProductList = reader(call, (ctx, input) => listProducts(ctx, 'quantitative', input))
