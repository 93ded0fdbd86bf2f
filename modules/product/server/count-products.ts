import { reader } from '@iisp/server'
import { countProducts as call } from '../contract/count-products.ts'
import { q } from './tables.ts'

const countServed = q.selectNoFrom((eb) => eb.fn<number>('product.served_products').as('count'))

export const countProducts = reader(call, ({ db }) => db.one(countServed))
