import { iconPaths, type IconName } from './icon-paths.ts'

export interface IconProps {
  readonly name: IconName
  /** Width and height in px. */
  readonly size?: number | undefined
  readonly filled?: boolean | undefined
}

/** A line icon. It is hidden from screen readers, so its control needs a label. */
export const Icon = ({ name, size = 16, filled = false }: IconProps) => (
  <LineIcon
    path={iconPaths[name]}
    size={size}
    filled={filled}
    strokeWidth={name === 'more' || name === 'grip' ? 2 : 1.3}
  />
)

interface LineIconProps extends Omit<IconProps, 'name'> {
  readonly path: string
  readonly strokeWidth?: number
}

/** The drawing of an icon. */
export const LineIcon = ({ path, size = 16, filled = false, strokeWidth = 1.3 }: LineIconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 16 16"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
)
