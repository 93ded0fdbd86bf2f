import {
  type FaqCategory,
  type FaqDetail,
  faqCategories,
  faqDeskDetail,
  faqDeskList,
  faqDeskSave,
} from '@iisp/assistant/contract'
import { Button } from '@iisp/ui/button'
import { useConfirm } from '@iisp/ui/confirm'
import { DetailDrawer } from '@iisp/ui/drawer'
import { SelectField } from '@iisp/ui/select-field'
import { TextArea } from '@iisp/ui/text-area'
import { TextField } from '@iisp/ui/text-field'
import { toast, type Unsaved, useCall, useDraft, useSend, useText } from '@iisp/web'
import { useState } from 'react'
import css from './faq.module.css'
import { faqTexts } from './faq-texts.ts'

interface Props {
  /** null: a new help text. */
  readonly id: string | null
  /** What a new one begins with. */
  readonly question: string
  readonly onClose: () => void
}

/** A help text in both languages; saving makes a new version. */
export function FaqForm({ id, question, onClose }: Props) {
  const t = useText(faqTexts)
  const ask = useConfirm()
  const detail = useCall(
    faqDeskDetail,
    { id: id ?? '1' },
    { enabled: id !== null, quiet: true, staleTime: 0 },
  )
  // what is being edited stays when the answer comes again
  const [opened, setOpened] = useState<FaqDetail | null>(null)
  if (opened === null && detail.isFetchedAfterMount && detail.data) setOpened(detail.data)
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null)
  const close = async () => {
    if (unsaved && !(await ask({ content: t('form.unsaved'), danger: true }))) return
    unsaved?.forget()
    onClose()
  }
  const form = { question, onUnsaved: setUnsaved, onSaved: onClose, onCancel: () => void close() }
  return (
    <DetailDrawer
      open
      onClose={() => void close()}
      size={760}
      title={t(id === null ? 'form.new' : 'form.title')}
      loading={id !== null && opened === null}
      error={
        opened ? null : detail.error && { message: detail.error.msg, onRetry: () => void detail.refetch() }
      }
    >
      {(id === null || opened) && <Fields faq={opened} {...form} />}
    </DetailDrawer>
  )
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function valuesOf(faq: FaqDetail | null, question: string) {
  const newest = faq?.versions[0]
  return {
    category: faq?.category ?? 'service',
    menuId: faq?.menuId ?? '',
    questionZh: newest?.questionZh ?? question,
    questionEn: newest?.questionEn ?? '',
    answerZh: newest?.answerZh ?? '',
    answerEn: newest?.answerEn ?? '',
    phrasings: newest?.phrasings.join('\n') ?? '',
    keywords: newest?.keywords.join('\n') ?? '',
    related: newest?.related.join('\n') ?? '',
    note: '',
  }
}

interface FieldsProps {
  readonly faq: FaqDetail | null
  readonly question: string
  /** null: nothing would be lost. */
  readonly onUnsaved: (unsaved: Unsaved | null) => void
  readonly onSaved: () => void
  readonly onCancel: () => void
}
function Fields({ faq, question, onUnsaved, onSaved, onCancel }: FieldsProps) {
  const t = useText(faqTexts)
  const [initial] = useState(() => valuesOf(faq, question))
  const draftName = `operations.faq:${faq?.id ?? `new ${question}`}`
  const draft = useDraft({ name: draftName, version: faq?.latest ?? 0, initial, onUnsaved })
  const { value: values, setValue: setValues, forget } = draft
  const [asked, setAsked] = useState(false)
  const save = useSend(faqDeskSave, {
    quiet: true,
    invalidates: [faqDeskList, faqDeskDetail],
    onSuccess: ({ version }) => {
      toast.success(t('form.saved', { n: version }))
      forget()
      onSaved()
    },
  })
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }))
  const texts = ['questionZh', 'questionEn', 'answerZh', 'answerEn'] as const
  const missing = texts.some((name) => values[name].trim() === '')
  const submit = () => {
    setAsked(true)
    if (missing) return
    save.mutate({
      ...(faq && { id: faq.id, latest: faq.latest }),
      ...values,
      phrasings: linesOf(values.phrasings),
      keywords: linesOf(values.keywords),
      related: linesOf(values.related),
    })
  }
  const bad = (name: (typeof texts)[number]) => asked && values[name].trim() === ''
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {draft.restored && (
        <p role="status" className={css.note}>
          {t('form.restored')}
        </p>
      )}
      <SelectField
        label={t('category')}
        required
        value={values.category}
        onChange={(category) => category && set({ category: category as FaqCategory })}
        options={faqCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
      />
      <TextField
        label={t('form.menuId')}
        value={values.menuId}
        maxLength={20}
        onChange={(menuId) => set({ menuId })}
      />
      {(['questionZh', 'questionEn'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`form.${name}`)}
          required
          maxLength={200}
          value={values[name]}
          onChange={(text) => set({ [name]: text })}
          error={bad(name) ? t('form.missing') : undefined}
        />
      ))}
      {(['answerZh', 'answerEn'] as const).map((name) => (
        <TextArea
          key={name}
          label={t(`form.${name}`)}
          help={t('form.answerHelp')}
          required
          max={4000}
          rows={6}
          value={values[name]}
          onChange={(text) => set({ [name]: text })}
          error={bad(name) ? t('form.missing') : undefined}
        />
      ))}
      {(['phrasings', 'keywords', 'related'] as const).map((name) => (
        <TextArea
          key={name}
          label={t(`form.${name}`)}
          rows={3}
          value={values[name]}
          onChange={(text) => set({ [name]: text })}
        />
      ))}
      <TextField
        label={t('form.note')}
        maxLength={200}
        value={values.note}
        onChange={(note) => set({ note })}
      />
      {save.error && (
        <p role="alert" className={css.fault}>
          {save.error.msg}
        </p>
      )}
      <div className={css.buttons}>
        <Button onClick={onCancel}>{t('form.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t('form.save')}
        </Button>
      </div>
    </form>
  )
}
