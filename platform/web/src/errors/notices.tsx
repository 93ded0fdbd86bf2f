import { FaultNotice } from '@iisp/ui/fault-notice'
import { engineTexts, useText } from '../i18n/index.ts'

export function CrashNotice({ onRetry }: { onRetry: () => void }) {
  const t = useText(engineTexts)
  return <FaultNotice text={t('crash.text')} button={{ label: t('crash.retry'), onClick: onRetry }} />
}

/** A file of the program is gone, as after an upgrade: only a reload of the page helps for sure. */
export function UpgradedNotice() {
  const t = useText(engineTexts)
  return (
    <FaultNotice
      text={t('loader.upgraded')}
      button={{ label: t('loader.refresh'), onClick: () => location.reload() }}
    />
  )
}
