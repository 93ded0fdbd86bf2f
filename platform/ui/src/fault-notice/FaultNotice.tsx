import { Button } from '../button/index.ts'
import css from './fault-notice.module.css'

export interface FaultNoticeProps {
  readonly text: string
  readonly button?: { readonly label: string; readonly onClick: () => void } | undefined
}

/** Replaces a part that cannot be shown and says why. After a crash it offers to try again. */
export function FaultNotice({ text, button }: FaultNoticeProps) {
  return (
    <div className={css.notice} role="alert">
      <p>{text}</p>
      {button && <Button onClick={button.onClick}>{button.label}</Button>}
    </div>
  )
}
