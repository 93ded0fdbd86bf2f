import { type Page, type Slot, defineSlot } from '@iisp/contract'

/** The pages that give points of code 2005 for a visit (O-132). */
export const visitPointPages: Slot<Page> = defineSlot<Page>('visit-point-pages')
