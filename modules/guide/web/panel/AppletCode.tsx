import { HoverCard } from '@iisp/ui/popover'
import { lazyPart, useText } from '@iisp/web'
import { panelTexts } from './panel-texts.ts'
import css from './panel.module.css'

const QrCode = lazyPart(() => import('@iisp/ui/qr-code'), 'QrCode')

/** The code that opens this menu on a phone. */
export function AppletCode({ path, menuId }: { path: string; menuId: string }) {
  const t = useText(panelTexts)
  return (
    <span className={css.forPhone}>
      <HoverCard label={t('applet')} className={css.tool}>
        <QrCode label={t('appletHint')} value={`${location.origin}/iisp${path}?mid=${menuId}`} />
        <span>{t('appletHint')}</span>
      </HoverCard>
    </span>
  )
}
