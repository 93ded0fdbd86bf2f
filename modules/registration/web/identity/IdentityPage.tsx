import { useText } from '@iisp/web/i18n/use-text'
import { formAddresses } from '../../contract/addresses.ts'
import { partyKindCodes } from '../../contract/parties/parties.ts'
import { OpenFrame } from '../open/OpenFrame.tsx'
import css from './identity.module.css'
import { identityTexts } from './identity-texts.ts'

const form = `/cms/${formAddresses.party}`

/**
 * 选择登记身份: the choice of the kind of registration; people who have an account are sent to the
 * sign-in.
 */
export default function IdentityPage() {
  const t = useText(identityTexts)
  return (
    <OpenFrame title={t('title')} hint={t('hint')}>
      <ul className={css.choices} aria-label={t('choices')}>
        {partyKindCodes.map((kind) => (
          <li key={kind}>
            <a href={`${form}?kind=${kind}`}>
              <strong>{t(`kinds.${kind}.name`)}</strong>
              <span>{t(`kinds.${kind}.about`)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={css.others}>
        {t('known')} <a href="/iisp/login">{t('signIn')}</a>
      </p>
      <p className={css.others}>
        {t('sent')} <a href={`${form}?view=lookUp`}>{t('lookUp')}</a>
      </p>
    </OpenFrame>
  )
}
