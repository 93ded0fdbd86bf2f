import { defineRoute } from '@iisp/contract'

/** The person's saved menus and handbooks. */
export const collection = defineRoute({ path: '/extension-center/collection' })

/** Menus and search results of all modules for the keyword in the URL. */
export const superSearch = defineRoute({ path: '/extension-center/super_search', oneTab: true })
