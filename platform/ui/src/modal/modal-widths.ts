/** Widths of dialogs in px. */
export const modalWidths = {
  small: 500,
  middle: 700,
  large: 900,
  contact: 600,
  settings: 900,
  progress: 895,
} as const
export type ModalSize = keyof typeof modalWidths
