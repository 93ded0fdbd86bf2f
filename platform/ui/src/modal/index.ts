export { Modal } from './Modal.tsx'
export type { ModalProps } from './Modal.tsx'
export { modalWidths, type ModalSize } from './modal-widths.ts'
