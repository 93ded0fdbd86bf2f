import { engineTexts, useText } from '../i18n/index.ts'
import css from './notices.module.css'

interface NoticeProps {
  readonly text: string
  readonly button?: { readonly label: string; readonly onClick: () => void }
  /** false for what is only a state, not a fault. */
  readonly alert?: boolean
}

/** Stands in a page's place and says why the page does not. */
export function Notice({ text, button, alert = true }: NoticeProps) {
  return (
    <div className={css.notice} role={alert ? 'alert' : 'status'}>
      <p>{text}</p>
      {button && (
        <button type="button" onClick={button.onClick}>
          {button.label}
        </button>
      )}
    </div>
  )
}

export function CrashNotice({ onRetry }: { onRetry: () => void }) {
  const t = useText(engineTexts)
  return <Notice text={t('crash.text')} button={{ label: t('crash.retry'), onClick: onRetry }} />
}

/** A file of the program is gone, as after an upgrade: only a reload of the page helps for sure. */
export function UpgradedNotice() {
  const t = useText(engineTexts)
  return (
    <Notice
      text={t('loader.upgraded')}
      button={{ label: t('loader.refresh'), onClick: () => location.reload() }}
    />
  )
}
