import type { Menu } from '@iisp/contract'
import { createStore } from 'zustand/vanilla'

/** The menu that the open dialog asks for; null: none is open. */
export const askStore = createStore<{ readonly menu: Menu | null }>(() => ({ menu: null }))
export const askForMenu = (menu: Menu): void => askStore.setState({ menu })
export const closeAsking = (): void => askStore.setState({ menu: null })
