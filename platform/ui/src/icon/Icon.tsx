import { iconPaths, type IconName } from './icon-paths.ts'

export interface IconProps {
  readonly name: IconName
  /** Width and height in px. */
  readonly size?: number | undefined
  readonly filled?: boolean | undefined
}

/** A line icon. It is hidden from screen readers, so its control needs a label. */
export function Icon({ name, size = 16, filled = false }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={name === 'more' || name === 'grip' ? 2 : 1.3}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
