import { Icon } from '../icon/index.ts'
import css from './pagination.module.css'

interface Props {
  readonly icon: 'chevronLeft' | 'chevronRight'
  readonly label: string
  readonly disabled: boolean | undefined
  readonly onClick: () => void
}

/** Goes to the page before or after this one. */
export const StepButton = ({ icon, label, disabled, onClick }: Props) => (
  <button
    type="button"
    className={css.page}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon name={icon} size={12} />
  </button>
)
