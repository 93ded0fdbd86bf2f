import {
  type DeskEntry,
  type EntryAction,
  entryFlow,
  entryLimits,
  entryDecide,
  entryDeskList,
  feedbackErrors,
} from '@iisp/feedback/contract'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { RadioGroup } from '@iisp/ui/radio-group'
import { TextArea } from '@iisp/ui/text-area'
import { toast, useLocale, useSend, useText } from '@iisp/web'
import { FormBody, useDraftForm } from '@iisp/web/forms/index'
import type { DrawerState } from '@iisp/web/list-page/index'
import css from '../demands/demands.module.css'
import { EntryState, pageOf } from '../entries/entry-columns.tsx'
import { entryTexts } from '../entries/entry-texts.ts'
import { feedbackDeskTexts } from './feedback-desk-texts.ts'

interface Props extends DrawerState<DeskEntry> {
  readonly row: DeskEntry
}

/** Feedback with its author, to answer or to close. */
export function FeedbackDrawer({ row, open, onClose }: Props) {
  const t = useText(feedbackDeskTexts)
  const common = useText(entryTexts)
  const locale = useLocale()
  const isOwn = row.actions.length === 0 && row.state === entryFlow.codes.waiting
  return (
    <DetailDrawer open={open} onClose={onClose} size={600} title={common('detail', { id: row.id })}>
      <Facts
        facts={[
          { label: common('state'), value: <EntryState of={row.state} /> },
          { label: common('kind'), value: common(`kinds.${row.kind}`) },
          { label: common('at'), value: row.at },
          { label: common('address'), value: pageOf(row) || '--' },
          { label: t('institution'), value: row.institutionName },
          { label: t('person'), value: `${row.name} ${row.account}`, wide: true },
          { label: t('contact'), value: [row.phone, row.email].filter(Boolean).join(' · '), wide: true },
          {
            label: t('answeredBy'),
            value: [row.answeredBy, row.answeredAt].filter(Boolean).join(' ') || '--',
          },
        ]}
      />
      <h3 className={css.heading}>{common('content')}</h3>
      <p className={css.content}>{row.content}</p>
      {row.answer !== '' && (
        <>
          <h3 className={css.heading}>{common('answer')}</h3>
          <p className={css.content}>{row.answer}</p>
        </>
      )}
      {isOwn && <p className={css.none}>{feedbackErrors.ownEntry[locale]}</p>}
      {row.actions.length > 0 && <Decision key={row.version} row={row} onDone={onClose} />}
    </DetailDrawer>
  )
}

interface Draft {
  readonly action: EntryAction
  readonly answer: string
}
const initial: Draft = { action: 'answer', answer: '' }

/** The answer or the reason, kept until it has been sent. */
function Decision({ row, onDone }: { readonly row: DeskEntry; readonly onDone: () => void }) {
  const t = useText(feedbackDeskTexts)
  const decide = useSend(entryDecide, { invalidates: [entryDeskList], quiet: true })
  const form = useDraftForm({
    name: `feedback.entry-decision:${row.id}`,
    version: row.version,
    initial,
    faultsOf: ({ answer }) => ({ answer: answer.trim() === '' && t('replyMissing') }),
  })
  const send = async ({ action, answer }: Draft) => {
    await decide.mutateAsync({ id: row.id, version: row.version, action, answer })
    form.forget()
    toast.success(t('sent'))
    onDone()
  }
  return (
    <FormBody form={form} okText={t('send')} onSubmit={send}>
      <RadioGroup
        label={t('decision')}
        options={row.actions.map((action) => ({ value: action, label: t(`decisions.${action}`) }))}
        {...form.field('action')}
      />
      <TextArea
        label={t('reply')}
        required
        max={entryLimits.answer}
        rows={4}
        help={t('replyHint')}
        {...form.field('answer')}
      />
    </FormBody>
  )
}
