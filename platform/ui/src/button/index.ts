export { Button } from './Button.tsx'
export type { ButtonProps } from './Button.tsx'
export { IconButton } from './IconButton.tsx'
export type { IconButtonProps } from './IconButton.tsx'
