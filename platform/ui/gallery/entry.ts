import type { ReactNode } from 'react'

/** What a widget shows of itself: `gallery.tsx` exports one as `entry`. */
export interface GalleryEntry {
  readonly title: string
  readonly states: readonly { readonly name: string; readonly node: ReactNode }[]
}
