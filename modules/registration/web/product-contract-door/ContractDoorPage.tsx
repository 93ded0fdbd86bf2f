import { useText } from '@iisp/web/i18n/use-text'
import { useSession } from '@iisp/web/session/index'
import { formAddresses } from '../../contract/addresses.ts'
import { productContracts } from '../../contract/pages.ts'
import { applyName } from '../../contract/product-contracts/product-contracts.ts'
import css from '../open/open.module.css'
import { OpenFrame } from '../open/OpenFrame.tsx'
import { contractDoorTexts } from './contract-door-texts.ts'

const form = `/iisp${productContracts.path}?${applyName}=1`

/**
 * 产品托管与外包申请: explains the application and links to its form, after the sign-in if there is no
 * session.
 */
export default function ContractDoorPage() {
  const t = useText(contractDoorTexts)
  const isIn = useSession(({ status }) => status === 'in')
  return (
    <OpenFrame title={t('title')} hint={t('hint')}>
      <h2>{t('needed')}</h2>
      <p>{t('neededText')}</p>
      <h2>{t('course')}</h2>
      <p>{t('courseText')}</p>
      <div className={css.buttons}>
        <a href={`/cms/${formAddresses.identity}`}>{t('register')}</a>
        <a className={css.primary} href={isIn ? form : `/iisp/login?from=${encodeURIComponent(form)}`}>
          {t(isIn ? 'apply' : 'signIn')}
        </a>
      </div>
    </OpenFrame>
  )
}
