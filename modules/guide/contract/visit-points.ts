import { type Page, type Slot, defineSlot } from '@iisp/contract'

/** The pages whose visit earns points of code 2005 (O-132). */
export const visitPointPages: Slot<Page> = defineSlot<Page>('visit-point-pages')
