import { lazyPart } from '@iisp/web'

/** The drawer of an order, loaded when the first one is opened. */
export const OrderDrawer = lazyPart(() => import('../detail/OrderDrawer.tsx'), 'OrderDrawer', { over: true })
