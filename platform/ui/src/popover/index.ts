export { HoverCard } from './HoverCard.tsx'
export { Popover } from './Popover.tsx'
