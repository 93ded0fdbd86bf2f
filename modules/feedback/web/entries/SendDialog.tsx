import { feedbackEntry, ownFeedbackList, sendFeedback } from '@iisp/feedback/contract'
import { RadioGroup } from '@iisp/ui/radio-group'
import { TextArea } from '@iisp/ui/text-area'
import { useLocale, useText } from '@iisp/web'
import { useMenus } from '@iisp/web/routes/portal-state'
import { FieldDialog } from '@iisp/web/forms/index'
import css from '../demands/demands.module.css'
import { addressOf } from '../../rules/entries/page-address.ts'
import { entryTexts } from './entry-texts.ts'

interface Props {
  /** Path of the page that the feedback is about; '' for none. */
  readonly from: string
  readonly onClose: () => void
}
const lists = [ownFeedbackList]

/** The form of feedback. */
export function SendDialog({ from, onClose }: Props) {
  const t = useText(entryTexts)
  const address = addressOf(from)
  const locale = useLocale()
  const page = useMenus()?.byPath(address.replace(/^\/iisp/, ''))?.name[locale] ?? address
  return (
    <FieldDialog
      fields={feedbackEntry}
      name="feedback.entry"
      version={1}
      call={sendFeedback}
      inputOf={(entered) => ({ ...entered, address })}
      invalidates={lists}
      title={t('send')}
      okText={t('submit')}
      done={() => t('sent')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <RadioGroup {...field('kind')} />
          <TextArea {...field('content')} placeholder={t('contentHint')} rows={6} />
          {address !== '' && <p className={css.none}>{t('addressNote', { address: page })}</p>}
        </>
      )}
    </FieldDialog>
  )
}
