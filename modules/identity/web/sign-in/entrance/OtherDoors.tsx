import { useText } from '@iisp/web/i18n/use-text'
import { otherDoorTexts } from './other-door-texts.ts'
import css from '../sign-in.module.css'

/** Links between the ordinary sign-in and the sign-in of the global-fund zone. */
export function OtherDoors({ globalFund }: { globalFund: boolean }) {
  const t = useText(otherDoorTexts)
  return (
    <p className={css.doors}>
      {globalFund ? (
        <>
          <a className={css.back} href="/iisp/login">
            {t('toPortal')}
          </a>
          <a className={css.back} href="/iisp/global-fund-update-psw">
            {t('password')}
          </a>
        </>
      ) : (
        <a className={css.back} href="/iisp/global-fund-login">
          {t('toZone')}
        </a>
      )}
    </p>
  )
}
