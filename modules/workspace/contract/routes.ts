import { defineRoute } from '@iisp/contract'

/** What a person keeps: menus and books. */
export const collection = defineRoute({ path: '/extension-center/collection' })

/** Menus and what modules find for the keyword in the address. */
export const superSearch = defineRoute({ path: '/extension-center/super_search', oneTab: true })
