export { DialogBody } from './DialogBody.tsx'
export { Modal, type ModalProps } from './Modal.tsx'
export { modalWidths, type ModalSize } from './modal-widths.ts'
export { InputDialog } from './InputDialog.tsx'
