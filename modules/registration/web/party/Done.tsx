import { Button } from '@iisp/ui/button'
import { Facts } from '@iisp/ui/drawer'
import { useText } from '@iisp/web/i18n/use-text'
import css from '../open/open.module.css'
import { partyTexts } from './party-texts.ts'
import { partyWords } from './party-words.ts'

export interface Receipt {
  readonly number: string
  readonly code: string
  readonly email: string
}

/** Number and code, which the applicant keeps. */
export function Done({ receipt, onAgain }: { readonly receipt: Receipt; readonly onAgain: () => void }) {
  const t = useText(partyTexts)
  const word = useText(partyWords)
  return (
    <>
      <div className={css.answer} data-tone="success" role="status">
        <strong>{t('done')}</strong>
        <p>{t('doneHint', { email: receipt.email })}</p>
      </div>
      <Facts
        facts={[
          { label: word('number'), value: receipt.number },
          { label: t('code'), value: receipt.code },
        ]}
      />
      <div className={css.buttons}>
        <Button onClick={onAgain}>{t('again')}</Button>
      </div>
    </>
  )
}
