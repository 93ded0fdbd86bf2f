import { Button } from '@iisp/ui/button'
import { useText } from '@iisp/web'
import { draftOf } from '../../rules/applications/payload-terms.ts'
import { useOpenRehearsal } from '../rehearsal/use-open-rehearsal.ts'
import { relationTexts } from '../relation-texts.ts'
import { type RelationValues, payloadsOf } from './relation-values.ts'
import css from './form.module.css'

/**
 * Opens a rehearsal of the form's terms, once funds and triggers are entered. The form keeps its
 * contents.
 */
export function RehearseTerms({ values }: { readonly values: RelationValues }) {
  const t = useText(relationTexts)
  const { ofRows } = useOpenRehearsal()
  const rows = payloadsOf(values)
  const isReady = rows
    .map(draftOf)
    .every(({ childCode, motherCode, incomplete }) => childCode !== '' && motherCode !== '' && !incomplete)
  return (
    <div className={css.rehearse}>
      <Button disabled={!isReady} onClick={() => void ofRows(rows)}>
        {t('rehearse')}
      </Button>
      <span className={css.note}>{t(isReady ? 'rehearseHint' : 'rehearseNeeds')}</span>
    </div>
  )
}
