import { Icon } from '../icon/index.ts'
import type { IconName } from '../icon/icon-paths.ts'
import type { ButtonProps } from './Button.tsx'
import css from './button.module.css'

export interface IconButtonProps extends Pick<
  ButtonProps,
  'disabled' | 'title' | 'onClick' | 'aria-haspopup' | 'aria-expanded' | 'aria-keyshortcuts'
> {
  readonly icon: IconName
  /** Name for screen readers. */
  readonly label: string
  /** Width and height of the icon in px. */
  readonly iconSize?: number | undefined
  readonly 'aria-pressed'?: boolean | undefined
  readonly 'aria-busy'?: boolean | undefined
}

/** A square button that shows only an icon. */
export function IconButton({ icon, label, iconSize, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" className={css.icon} aria-label={label}>
      <Icon name={icon} size={iconSize} />
    </button>
  )
}
