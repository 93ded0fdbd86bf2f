import {
  type DeskEntry,
  deskEntryFields,
  entryDecide,
  entryDeskList,
  entryFlow,
} from '@iisp/feedback/contract'
import { DetailDrawer, Passage } from '@iisp/ui/drawer'
import { useLocale, useSend, useText } from '@iisp/web'
import { FieldFacts } from '@iisp/web/fields/index'
import type { DrawerState } from '@iisp/web/list-page/index'
import { AnswerForm } from '../answer/AnswerForm.tsx'
import css from '../demands/demands.module.css'
import { pageOf } from '../entries/entry-columns.ts'
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
      <FieldFacts
        fields={deskEntryFields}
        of={row}
        show={[
          'state',
          'kind',
          'at',
          { label: t('address'), value: pageOf(row) },
          'institutionName',
          { label: t('name'), value: `${row.name} ${row.account}`, wide: true },
          { label: t('contact'), value: [row.phone, row.email].filter(Boolean).join(' · '), wide: true },
          { label: t('answeredBy'), value: [row.answeredBy, row.answeredAt].filter(Boolean).join(' ') },
        ]}
      />
      <Passage title={t('content')}>{row.content}</Passage>
      {row.answer !== '' && <Passage title={t('answer')}>{row.answer}</Passage>}
      {isOwn && <p className={css.none}>{entryFlow.acts.send[locale]}</p>}
      {row.actions.length > 0 && <Decision key={row.version} row={row} onDone={onClose} />}
    </DetailDrawer>
  )
}

function Decision({ row, onDone }: { readonly row: DeskEntry; readonly onDone: () => void }) {
  const t = useText(feedbackDeskTexts)
  const decide = useSend(entryDecide, { invalidates: [entryDeskList], quiet: true })
  const { id, version } = row
  return (
    <AnswerForm
      name={`feedback.entry-decision:${id}`}
      version={version}
      actions={row.actions}
      decisions={entryFlow.decisions}
      hint={t('replyHint')}
      onSend={(decided) => decide.mutateAsync({ id, version, ...decided })}
      onSent={onDone}
    />
  )
}
