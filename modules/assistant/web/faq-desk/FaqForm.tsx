import { type FaqDetail, faqDeskDetail, faqDeskList, faqDeskSave, faqEntry } from '@iisp/assistant/contract'
import { defineFields, enteredOf, f } from '@iisp/contract'
import { SelectField } from '@iisp/ui/select-field'
import { TextArea } from '@iisp/ui/text-area'
import { TextField } from '@iisp/ui/text-field'
import { toast, useSend, useText } from '@iisp/web'
import { DrawerForm, type DrawerFormParts, FormBody, useFieldForm } from '@iisp/web/forms/index'
import { faqTexts } from './faq-texts.ts'

const linesField = (zh: string, en: string) => f.orEmpty(f.longText([zh, en]))
const fields = defineFields({
  ...faqEntry.named,
  phrasings: linesField('其他问法（每行一个）', 'Other ways to ask (one a line)'),
  keywords: linesField('关键词（每行一个）', 'Keywords (one a line)'),
  related: linesField('相关问题编号（每行一个，最多5个）', 'Codes of related texts (one a line, at most 5)'),
})

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
    ...(newest ?? { questionZh: question }),
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
  const save = useSend(faqDeskSave, { quiet: true, invalidates: [faqDeskList, faqDeskDetail] })
  const form = useFieldForm(fields, {
    name: `operations.faq:${faq?.id ?? `new ${question}`}`,
    version: faq?.latest ?? 0,
    initial: valuesOf(faq, question),
    onUnsaved,
  })
  const send = async (values: typeof form.values) => {
    const { version } = await save.mutateAsync({
      ...(faq && { id: faq.id, latest: faq.latest }),
      ...enteredOf(fields, values),
      phrasings: linesOf(values.phrasings),
      keywords: linesOf(values.keywords),
      related: linesOf(values.related),
    })
    form.forget()
    toast.success(t('form.saved', { n: version }))
    onDone()
  }
  const { field } = form
  return (
    <FormBody
      form={form}
      okText={t('form.save')}
      restoredText={t('form.restored')}
      onSubmit={send}
      onCancel={onCancel}
    >
      <SelectField {...field('category')} required />
      <TextField {...field('menuId')} />
      <TextField {...field('questionZh')} />
      <TextField {...field('questionEn')} />
      <TextArea {...field('answerZh')} help={t('form.answerHelp')} rows={6} />
      <TextArea {...field('answerEn')} help={t('form.answerHelp')} rows={6} />
      <TextArea {...field('phrasings')} rows={3} />
      <TextArea {...field('keywords')} rows={3} />
      <TextArea {...field('related')} rows={3} />
      <TextField {...field('note')} />
    </FormBody>
  )
}
