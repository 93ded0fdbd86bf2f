import { Button } from '@iisp/ui/button'
import { useText } from '@iisp/web/i18n/use-text'
import { lazyPart } from '@iisp/web/loader/index'
import { useState } from 'react'
import { sweepRequest } from '../../contract/routes.ts'
import { useSecondsUntil } from '../use-seconds-until.ts'
import css from './sweep-code.module.css'
import { sweepCodeTexts } from './sweep-code-texts.ts'
import { useSweepCode } from './use-sweep-code.ts'

/** Drawn while the code is asked for. */
const QrCode = lazyPart(() => import('@iisp/ui/qr-code'), 'QrCode')

/** The address that a phone opens when it scans the code. */
const addressOf = (uuid: string) => `${location.origin}/iisp${sweepRequest.path}?uuid=${uuid}`

/** The sign-in by QR code: the code, and its state as reported by the phone. */
export function SweepCode({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const t = useText(sweepCodeTexts)
  const { code, at, error, again } = useSweepCode(onSignedIn)
  const over = at === 'refused' || at === 'expired' || at === 'failed'
  return (
    <div className={css.panel}>
      <p className={css.lead}>{t('scan')}</p>
      <div className={css.frame} aria-busy={at === 'starting'}>
        {code !== null && <QrCode value={addressOf(code.uuid)} size={200} label={t('code')} />}
        {at !== 'waiting' && (
          <div className={css.cover} role={over ? 'alert' : 'status'}>
            <p>{at === 'failed' ? error : t(at)}</p>
            {over && <Button onClick={again}>{t('again')}</Button>}
          </div>
        )}
      </div>
      <p className={css.left}>
        {at === 'waiting' && code !== null && <Left key={code.uuid} seconds={code.validSeconds} />}
      </p>
    </div>
  )
}

/** The remaining time of a code that is shown from now on. */
function Left({ seconds }: { readonly seconds: number }) {
  const t = useText(sweepCodeTexts)
  const [until] = useState(() => Date.now() + seconds * 1000)
  return <>{t('left', { seconds: useSecondsUntil(until) })}</>
}
