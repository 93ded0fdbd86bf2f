import { reader } from '@iisp/server'
import { overseasFundList as call } from '../contract/listed-products.ts'
import { listProducts } from './listed-products.ts'

export const overseasFundList = reader(call, (ctx, input) => listProducts(ctx, 'overseas', input))
