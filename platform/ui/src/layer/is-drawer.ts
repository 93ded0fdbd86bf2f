/** Whether a dialog is a drawer beside the page, and not a question over it. */
export const isDrawer = (dialog: Element | null | undefined): boolean =>
  dialog?.matches('.ant-drawer [role="dialog"]:not(.ant-modal)') === true
