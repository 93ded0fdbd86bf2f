import { FaultNotice } from '@iisp/ui/fault-notice'
import { engineTexts, useText } from '../i18n/index.ts'

export function CrashNotice({ onRetry }: { onRetry: () => void }) {
  const t = useText(engineTexts)
  return <FaultNotice text={t('crash.text')} button={{ label: t('crash.retry'), onClick: onRetry }} />
}

/** Shown if a script cannot be loaded, for example after an upgrade. Offers to reload the page. */
export function UpgradedNotice() {
  const t = useText(engineTexts)
  return (
    <FaultNotice
      text={t('loader.upgraded')}
      button={{ label: t('loader.refresh'), onClick: () => location.reload() }}
    />
  )
}
