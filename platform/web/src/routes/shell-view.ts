import { create } from 'zustand'
import type { ErrorPageKind } from '../pages/ErrorPage.tsx'

/** What lies over the pages: an error view for an address that leads nowhere. */
export const useShellView = create<{ error: ErrorPageKind | null }>(() => ({ error: null }))
