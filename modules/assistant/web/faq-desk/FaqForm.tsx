import {
  type FaqCategory,
  type FaqDetail,
  faqCategories,
  faqDeskDetail,
  faqDeskList,
  faqDeskSave,
} from '@iisp/assistant/contract'
import { SelectField } from '@iisp/ui/select-field'
import { TextArea } from '@iisp/ui/text-area'
import { TextField } from '@iisp/ui/text-field'
import { toast, useLocale, useSend, useText } from '@iisp/web'
import { DrawerForm, type DrawerFormParts, FormBody, useDraftForm } from '@iisp/web/forms/index'
import { useState } from 'react'
import { faqTexts } from './faq-texts.ts'

interface Props {
  /** null: a new help text. */
  readonly id: string | null
  /** The initial question of a new help text. */
  readonly question: string
  readonly onClose: () => void
}

/** Edits a help text in both languages. Saving creates a new version. */
export function FaqForm({ id, question, onClose }: Props) {
  const t = useText(faqTexts)
  return (
    <DrawerForm
      title={t(id === null ? 'form.new' : 'form.title')}
      call={faqDeskDetail}
      input={id === null ? null : { id }}
      onClose={onClose}
      unsaved={t('form.unsaved')}
    >
      {(parts) => <Fields {...parts} question={question} />}
    </DrawerForm>
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

interface FieldsProps extends DrawerFormParts<typeof faqDeskDetail> {
  readonly question: string
}
function Fields({ edited: faq, question, onUnsaved, onDone, onCancel }: FieldsProps) {
  const t = useText(faqTexts)
  const locale = useLocale()
  const [initial] = useState(() => valuesOf(faq, question))
  const save = useSend(faqDeskSave, { quiet: true, invalidates: [faqDeskList, faqDeskDetail] })
  const missing = (text: string) => text.trim() === '' && t('form.missing')
  const form = useDraftForm({
    name: `operations.faq:${faq?.id ?? `new ${question}`}`,
    version: faq?.latest ?? 0,
    initial,
    onUnsaved,
    faultsOf: ({ questionZh, questionEn, answerZh, answerEn }) => ({
      questionZh: missing(questionZh),
      questionEn: missing(questionEn),
      answerZh: missing(answerZh),
      answerEn: missing(answerEn),
    }),
  })
  const send = async (values: typeof initial) => {
    const { version } = await save.mutateAsync({
      ...(faq && { id: faq.id, latest: faq.latest }),
      ...values,
      phrasings: linesOf(values.phrasings),
      keywords: linesOf(values.keywords),
      related: linesOf(values.related),
    })
    form.forget()
    toast.success(t('form.saved', { n: version }))
    onDone()
  }
  return (
    <FormBody
      form={form}
      okText={t('form.save')}
      restoredText={t('form.restored')}
      onSubmit={send}
      onCancel={onCancel}
    >
      <SelectField
        label={t('category')}
        required
        options={Object.entries(faqCategories).map(([value, name]) => ({ value, label: name[locale] }))}
        {...form.field('category')}
        onChange={(category) => category && form.set({ category: category as FaqCategory })}
      />
      <TextField label={t('form.menuId')} maxLength={20} {...form.field('menuId')} />
      {(['questionZh', 'questionEn'] as const).map((name) => (
        <TextField key={name} label={t(`form.${name}`)} required maxLength={200} {...form.field(name)} />
      ))}
      {(['answerZh', 'answerEn'] as const).map((name) => (
        <TextArea
          key={name}
          label={t(`form.${name}`)}
          help={t('form.answerHelp')}
          required
          max={4000}
          rows={6}
          {...form.field(name)}
        />
      ))}
      {(['phrasings', 'keywords', 'related'] as const).map((name) => (
        <TextArea key={name} label={t(`form.${name}`)} rows={3} {...form.field(name)} />
      ))}
      <TextField label={t('form.note')} maxLength={200} {...form.field('note')} />
    </FormBody>
  )
}
