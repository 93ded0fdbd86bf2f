export { ActionButtons } from './ActionButtons.tsx'
export { Button } from './Button.tsx'
export { ButtonRow } from './ButtonRow.tsx'
export { IconButton } from './IconButton.tsx'
