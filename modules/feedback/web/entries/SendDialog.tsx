import { type Entry, entryFields, entryLimits, ownFeedbackList, sendFeedback } from '@iisp/feedback/contract'
import { RadioGroup } from '@iisp/ui/radio-group'
import { TextArea } from '@iisp/ui/text-area'
import { toast, useLocale, useSend, useText } from '@iisp/web'
import { useMenus } from '@iisp/web/routes/portal-state'
import { optionsOf } from '@iisp/web/fields/index'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import css from '../demands/demands.module.css'
import { addressOf } from '../../rules/entries/page-address.ts'
import { entryTexts } from './entry-texts.ts'

interface Draft {
  readonly kind: Entry['kind']
  readonly content: string
}
interface Props {
  /** Path of the page that the feedback is about; '' for none. */
  readonly from: string
  readonly onClose: () => void
}
const initial: Draft = { kind: 'fault', content: '' }

/**
 * The form of feedback. Typed text is kept, even over a reload, until the server has accepted it.
 */
export function SendDialog({ from, onClose }: Props) {
  const t = useText(entryTexts)
  const sending = useSend(sendFeedback, { invalidates: [ownFeedbackList], quiet: true })
  const address = addressOf(from)
  const locale = useLocale()
  const page = useMenus()?.byPath(address.replace(/^\/iisp/, ''))?.name[locale] ?? address
  const form = useDraftForm({
    name: 'feedback.entry',
    version: 1,
    initial,
    faultsOf: ({ content }) => ({ content: content.trim() === '' && t('contentMissing') }),
  })
  const send = async (draft: Draft) => {
    await sending.mutateAsync({ ...draft, address })
    form.forget()
    toast.success(t('sent'))
    onClose()
  }
  return (
    <FormDialog title={t('send')} okText={t('submit')} form={form} onSubmit={send} onClose={onClose}>
      <RadioGroup
        label={t('kind')}
        options={optionsOf(entryFields.named.kind, locale)}
        {...form.field('kind')}
      />
      <TextArea
        label={t('content')}
        required
        placeholder={t('contentHint')}
        max={entryLimits.content}
        rows={6}
        {...form.field('content')}
      />
      {address !== '' && <p className={css.none}>{t('addressNote', { address: page })}</p>}
    </FormDialog>
  )
}
